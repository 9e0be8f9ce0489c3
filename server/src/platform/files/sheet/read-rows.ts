import { readCsv } from './read-csv.ts';
import type { ReadSheet } from './sheet-rows.ts';
import { UnreadableSheet, type UnreadableReason } from './unreadable-sheet.ts';

/** What old Excel files and those with a password begin with. */
const compoundMark = 'd0cf11e0';
/** Excel before 1997 wrote its records without that. */
const barePattern = /^09(00|02|04)0[4-8]00/;
/** The part in which a book with a password stands. */
const lockedPart = Buffer.from('EncryptedPackage', 'utf16le');

const texts: readonly (readonly [RegExp, UnreadableReason])[] = [
  [/urn:schemas-microsoft-com:office:spreadsheet/, 'xml_2003'],
  [/<office:document\b|urn:oasis:names:tc:opendocument/, 'open_document'],
  [/^(<\?xml[^>]*>\s*)?(<!doctype html|<html|<head|<meta|<body|<style|<div|<table)|^mime-version:/, 'web_page'],
  [/^(<\?xml|%pdf-|\{\\rtf)/, 'not_a_sheet'],
];

/** Files of spreadsheet programs that are no XLSX book and no CSV, named for what they are. */
const refuseOtherFiles = (bytes: Buffer): void => {
  const mark = bytes.toString('hex', 0, 4);
  if (mark === compoundMark) throw new UnreadableSheet(bytes.includes(lockedPart) ? 'locked' : 'old_excel');
  if (barePattern.test(bytes.toString('hex', 0, 4))) throw new UnreadableSheet('old_excel');
  const start = bytes
    .toString('latin1', 0, 4000)
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .replaceAll('\0', '')
    .trimStart();
  if (!/^[<%{m]/i.test(start)) return;
  const found = texts.find(([pattern]) => pattern.test(start.toLowerCase()));
  // A heading may begin with "m" and speak of such a thing.
  if (found && !(/^m/i.test(start) && found[1] !== 'web_page')) throw new UnreadableSheet(found[1]);
};

const zipMark = 'PK\u0003\u0004';

/** The first rows of a CSV or XLSX file, whichever its content is. Throws `UnreadableSheet` for anything else. */
export const readRows = async (bytes: Buffer, most: number): Promise<ReadSheet> => {
  if (bytes.toString('latin1', 0, 4) !== zipMark) {
    refuseOtherFiles(bytes);
    return readCsv(bytes, most);
  }
  const { readXlsx } = await import('./read-xlsx.ts');
  return readXlsx(bytes, most);
};
