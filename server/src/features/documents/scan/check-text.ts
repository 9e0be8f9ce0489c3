import { hasActingFormula } from './acting-formulas.ts';
import { hasControls } from './control-characters.ts';
import { RefusedFile } from './refusals.ts';

const markup =
  /^\s*(<\?xml|<!doctype|<!--|<[a-z][\w:-]*[\s/>])|<(script|html|iframe|object|embed|svg|body|meta)[\s/>]/i;
const svg = /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!doctype svg[^>]*>\s*)?<svg[\s>]/i;
const separators = [',', ';', '\t', '|'] as const;

const decoded = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** What is read to find whether there are columns. */
const sampleLength = 256 * 1024;

const unquoted = (line: string): string => line.replaceAll(/"(?:[^"]|"")*"/g, '');

/** Whether its lines have columns: most of the first have the same number of one separator. */
const isTable = (text: string): boolean => {
  const lines = text
    .slice(0, sampleLength)
    .split(/\r\n|\r|\n/, 40)
    .map(unquoted)
    .filter((line) => line.trim() !== '');
  return separators.some((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const most = counts.filter((count) => count === counts[0]).length;
    return (counts[0] ?? 0) > 0 && most >= counts.length * 0.6;
  });
};

/** Refuses text that is anything but a table a spreadsheet program made, and says of a page or a picture that it is one. */
export const checkText = (bytes: Buffer, sentName: string): void => {
  const text = decoded(bytes);
  if (svg.test(text)) throw new RefusedFile('svg');
  if (markup.test(text)) throw new RefusedFile('markup');
  if (hasControls(text)) throw new RefusedFile('unknown_type');
  // Text has no signature. Its name may not make it a table, but has to agree that it is one.
  if (!/\.(csv|tsv)\s*$/i.test(sentName) || !isTable(text)) throw new RefusedFile('unknown_type');
  if (hasActingFormula(text)) throw new RefusedFile('formula_commands');
};
