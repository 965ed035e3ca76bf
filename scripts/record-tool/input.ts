import { createReadStream } from 'node:fs';
import { failure, success, type Result } from '../../src/lib/core/result.ts';
import { MAX_BYTES } from '../../src/lib/record/format.ts';

/** Why there is no text to read a record from. */
export type InputProblem =
  | { readonly code: 'tooLarge'; readonly limit: number }
  | { readonly code: 'noSuchFile' | 'isFolder' | 'notUtf8' }
  /** `detail` in the system's words. */
  | { readonly code: 'unreadable'; readonly detail: string };

/**
 * The text of a file, or of standard input for `-`. Takes in no more than a record may hold,
 * however much there is: standard input may never end. A byte order mark, which some editors put
 * before UTF-8, is left out.
 */
export async function readInput(file: string): Promise<Result<string, InputProblem>> {
  try {
    const bytes = await readBytes(file);
    if (bytes.length > MAX_BYTES) return failure({ code: 'tooLarge', limit: MAX_BYTES });
    return decode(bytes);
  } catch (error) {
    return failure(systemProblem(error));
  }
}

/** All bytes there are, or at least one more than a record may have. */
async function readBytes(file: string): Promise<Buffer> {
  const stream: AsyncIterable<Buffer> =
    file === '-' ? process.stdin : createReadStream(file, { end: MAX_BYTES });
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BYTES) break;
  }
  return Buffer.concat(chunks);
}

function decode(bytes: Buffer): Result<string, InputProblem> {
  try {
    return success(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return failure({ code: 'notUtf8' });
  }
}

function systemProblem(error: unknown): InputProblem {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return { code: 'noSuchFile' };
  if (code === 'EISDIR') return { code: 'isFolder' };
  return { code: 'unreadable', detail: error instanceof Error ? error.message : String(error) };
}
