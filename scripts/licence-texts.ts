/** Licence files as people read them: each text once, below the names of all it goes with. */
import type { LicenceText, LicensedPart } from '../src/lib/ui/app/licences.ts';

/** A part of the app with its licence as it came. */
export interface LicensedFile {
  readonly name: string;
  readonly version: string;
  /** As SPDX names it. */
  readonly licence: string;
  readonly text: string;
}

const HOLDER = /^copyright (?:\(c\)|©|\d{4})/i;
/**
 * Lines that say the licence's name alone, which stands above the text anyway, or rule something
 * off.
 */
const TITLE =
  /^(?:# .*|(?:the )?(?:mit|isc) license(?: \(\w+\))?|\w+ is released under .* license:|[-=*]+)$/i;
/** A heading inside a text. */
const HEADING = /^[A-Z &]{2,30}$/;

/**
 * Puts together what has the same text but for the names of those who hold the rights. The parts,
 * and the texts by their first part, stay in the order in which they are given.
 */
export function licenceTexts(files: readonly LicensedFile[]): readonly LicenceText[] {
  const texts = new Map<string, LicenceText & { readonly parts: LicensedPart[] }>();
  for (const { name, version, licence, text } of files) {
    const { holders, paragraphs } = readLicence(text);
    // Some write other quotation marks, or none, or capitals.
    const key = paragraphs
      .join(' ')
      .replace(/["“”'*\s]+/g, ' ')
      .toLowerCase();
    const same = texts.get(key) ?? { licence, parts: [], paragraphs };
    texts.set(key, same);
    same.parts.push({ name, version, holders });
  }
  return [...texts.values()];
}

/** Takes a licence apart: lines are joined to paragraphs, which fit every width. */
function readLicence(text: string) {
  const holders = new Set<string>();
  const paragraphs: string[] = [];
  for (const block of text.replaceAll('\r', '').split(/\n[ \t]*\n/)) {
    let open = false;
    for (const line of block.split('\n').map((raw) => raw.trim())) {
      if (line === '' || TITLE.test(line)) continue;
      if (HOLDER.test(line)) {
        noticesIn(line).forEach((notice) => holders.add(notice));
        open = false;
      } else if (open && !HEADING.test(line)) {
        paragraphs.push(`${paragraphs.pop()} ${line}`);
      } else {
        paragraphs.push(line);
        open = !HEADING.test(line);
      }
    }
  }
  return { holders: [...holders], paragraphs };
}

/** Fonts say the same of each of their files, and some link the names. */
const noticesIn = (line: string): readonly string[] =>
  line
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)')
    .split(/ \S+\.ttf: /)
    .map((notice) => notice.trim());
