import { UnreadableSheet } from './unreadable-sheet.ts';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** The encoding a mark at the start names, or two bytes for a sign of which one is empty. */
const encodingOf = ([first, second]: Uint8Array): Encoding => {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second) ? 'utf-16be' : 'utf-8';
};

// Signs that no text of cells has.
// oxlint-disable-next-line no-control-regex -- these are looked for
const control = /[\u0000-\u0008\u000E-\u001F]/;
// oxlint-disable-next-line no-control-regex -- what Windows-1252 has no letter for
const unassigned = /[\u0080-\u009F]/;

const decoded = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** A text without the signs that end files of old systems. */
export const withoutOldEnd = (text: string): string => {
  let end = text.trimEnd().length;
  if (text[end - 1] !== '\u001A') return text;
  while (text[end - 1] === '\u001A') end -= 1;
  return text.slice(0, end);
};

const checked = (text: string): string => {
  const ended = withoutOldEnd(text);
  if (control.test(ended)) throw new UnreadableSheet('not_a_sheet');
  return ended;
};

/**
 * The text of a file: UTF-8, UTF-16 in either order, or else Windows-1252, in which Excel writes CSV. Throws
 * `UnreadableSheet` for bytes that are none of these.
 */
export const decodeText = (bytes: Uint8Array): { text: string; isWindows1252: boolean } => {
  const encoding = encodingOf(bytes);
  const text = decoded(bytes, encoding);
  if (text !== null) return { text: checked(text), isWindows1252: false };
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  if (isMarked || encoding !== 'utf-8') throw new UnreadableSheet('encoding');
  const western = checked(decoded(bytes, 'windows-1252') ?? '');
  if (unassigned.test(western)) throw new UnreadableSheet('not_a_sheet');
  return { text: western, isWindows1252: true };
};
