import { browsersWords } from '../../core/own-words.ts';

/** Chromium shares files of some kinds only, and JSON is none of them: it goes as plain text. */
const asText = (file: File): File => new File([file], `${file.name}.txt`, { type: 'text/plain' });

/** Whether what the system shares with takes such a file. */
export const isShareable = (file: File): boolean =>
  navigator.canShare?.({ files: [asText(file)] }) ?? false;

/** To think better of it is fine, and so is to press again while it is on its way. */
const NO_FAULT = /^(?:Abort|InvalidState)Error/;

/** Has it shared. Returns what the browser says where it refuses. */
export async function share(file: File): Promise<string> {
  const said = await navigator.share({ files: [asText(file)] }).then(() => '', browsersWords);
  return NO_FAULT.test(said) ? '' : said;
}
