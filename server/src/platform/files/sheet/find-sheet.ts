import { readXml } from './read-xml.ts';
import type { ReadEntry } from './unzip.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';

type Link = { id: string; type: string; target: string };

/** Where the parts of a book stand, and what it says of itself. */
export type BookParts = {
  /** The sheets that are shown, at least one. */
  sheets: { name: string; path: string }[];
  shared: string;
  styles: string;
  counts1904: boolean;
  /** Whether a program that opens the book computes its formulas: results it holds may be none. */
  computesOnOpening: boolean;
};

/** A yes of the format. */
export const isTrue = (value: string | undefined): boolean => value === '1' || value?.toLowerCase() === 'true';

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** A part's path from the folder of the part that names it; `..` leads out of it. Empty for an address of nothing. */
const pathFrom = (folder: string, target: string): string => {
  try {
    return decodeURI(new URL(target.replaceAll('\\', '/'), `file:///${folder}`).pathname.slice(1));
  } catch {
    return '';
  }
};

/** The parts that a part links to; their types go by the last word, which both kinds of XLSX share. */
const linksOf = async (read: ReadEntry, path: string): Promise<Link[]> => {
  const folder = folderOf(path);
  const xml = await read(`${folder}_rels/${path.slice(folder.length)}.rels`);
  const links: Link[] = [];
  if (!xml) return links;
  readXml(xml, {
    open: (name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) => {
      if (name !== 'Relationship' || mode === 'External') return;
      links.push({ id, type: type.slice(type.lastIndexOf('/') + 1), target: pathFrom(folder, target) });
    },
  });
  return links;
};

type SheetEntry = { name: string; id: string; isHidden: boolean };

/** The attribute of the namespace of relationships, whatever its prefix. */
const linkIdOf = (attributes: Readonly<Record<string, string>>, prefixes: ReadonlySet<string>): string => {
  const found = Object.entries(attributes).find(
    ([name]) => name.endsWith(':id') && prefixes.has(name.slice(0, name.indexOf(':'))),
  );
  return found?.[1] ?? attributes['r:id'] ?? attributes['id'] ?? '';
};

const readBook = (xml: string) => {
  const sheets: SheetEntry[] = [];
  const book = { sheets, counts1904: false, computesOnOpening: false };
  const prefixes = new Set<string>();
  readXml(xml, {
    open: (name, attributes) => {
      for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith('xmlns:') && value.endsWith('/relationships')) prefixes.add(key.slice('xmlns:'.length));
      }
      if (name === 'workbookPr') book.counts1904 = isTrue(attributes['date1904']);
      if (name === 'calcPr') book.computesOnOpening = isTrue(attributes['fullCalcOnLoad']);
      if (name !== 'sheet') return;
      const isHidden = ['hidden', 'veryHidden'].includes(attributes['state'] ?? '');
      sheets.push({ name: attributes['name'] ?? '', id: linkIdOf(attributes, prefixes), isHidden });
    },
  });
  return book;
};

const pathOf = async (read: ReadEntry): Promise<string> =>
  (await linksOf(read, '')).find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';

/** Spreadsheets of other kinds that are archives too, named for what they are. */
const refuseOthers = async (read: ReadEntry, book: string): Promise<void> => {
  if (/\.bin$/i.test(book) || (await read('xl/workbook.bin'))) throw new UnreadableSheet('binary_excel');
  const kind = await read('mimetype');
  if (kind?.startsWith('application/vnd.oasis.opendocument')) throw new UnreadableSheet('open_document');
  if (await read('Index/Document.iwa')) throw new UnreadableSheet('apple_numbers');
};

/** The sheets of a book that are shown, and the parts that go with them. */
export const findSheets = async (read: ReadEntry): Promise<BookParts> => {
  const path = await pathOf(read);
  await refuseOthers(read, path);
  const xml = await read(path);
  if (!xml) throw new UnreadableSheet('not_a_sheet');
  const { sheets, ...said } = readBook(xml);
  const links = await linksOf(read, path);
  const isSheet = ({ type }: Link) => type === 'worksheet' || type === '';
  const shown = sheets.flatMap(({ name, id, isHidden }) => {
    const link = isHidden ? undefined : links.find((one) => one.id === id && isSheet(one));
    return link ? [{ name, path: link.target }] : [];
  });
  if (shown.length === 0) throw new UnreadableSheet('not_a_sheet');
  // A careless writer leaves out the link, and puts the part where everybody has it.
  const partOf = (type: string) => links.find((link) => link.type === type)?.target ?? `${folderOf(path)}${type}.xml`;
  return { ...said, sheets: shown, shared: partOf('sharedStrings'), styles: partOf('styles') };
};
