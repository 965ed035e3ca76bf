import { browsersWords } from '../../core/own-words.ts';

/** Whether what the system shares with takes such a file. */
export const isShareable = (file: File): boolean =>
  navigator.canShare?.({ files: [file] }) ?? false;

/** Has it shared. Returns what the browser says where it refuses; to think better of it is fine. */
export async function share(file: File): Promise<string> {
  const said = await navigator.share({ files: [file] }).then(() => '', browsersWords);
  return said.startsWith('AbortError') ? '' : said;
}
