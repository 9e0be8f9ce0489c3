import { constants, inflateSync } from 'node:zlib';
import { RefusedFile } from './refusals.ts';
import {
  nameEnd,
  PdfBudgetSpent,
  type PdfDictionary,
  type PdfValue,
  plainName,
  readValue,
  type ReadingBudget,
} from './pdf-values.ts';

/** Names that make a reader run, start, send, fetch, play or unpack something, wherever they stand. */
const activeNames = new Set([
  'EmbeddedFile',
  'EmbeddedFiles',
  'GoToE',
  'GoToR',
  'ImportData',
  'JavaScript',
  'Launch',
  'Movie',
  'Rendition',
  'RichMedia',
  'SubmitForm',
  'XFA',
]);
/** Their values are done when a document or a page is opened, without a click. */
const openingNames = new Set(['OpenAction', 'AA']);
/** The longest of these names with every letter in hexadecimal. */
const longestName = 3 * 'EmbeddedFiles'.length;
/** What a link may lead to by a click: everything else starts a program or reads a file. */
const linkScheme = /^\s*(https?:|mailto:|tel:|(?![a-z][a-z\d+.-]*:|[\\/]{2}))/i;

const tail = 2048;
const zipSignatures = ['PK\u0003\u0004', 'PK\u0005\u0006'];
const limits = {
  objectStream: 8 * 1024 * 1024,
  objectStreams: 64 * 1024 * 1024,
  count: 10_000,
  objects: 500_000,
  opening: 10_000,
} as const;
/** Honest files are read once; nesting that makes reading dearer than this is made for it. */
const budgetOf = (length: number): ReadingBudget => ({ left: 4 * length + 1024 * 1024 });

/** Text that objects are read from: the file, or the unpacked content of an object stream. */
type Source = { text: string; count: number; objects: Map<number, number[]>; unnumbered: number[] };
/** A name whose value is done on opening. */
type Opening = { text: string; name: string; at: number };
type PdfCheck = { sources: Source[]; openings: Opening[]; budget: ReadingBudget };

const refuseLink = (text: string, at: number, budget: ReadingBudget): void => {
  const { value } = readValue(text, at, budget);
  if (value.kind === 'string' && !linkScheme.test(value.text)) throw new RefusedFile('active_pdf');
};

/**
 * Looks at every name, wherever it stands: a reader may be led into a comment, a text or the bytes of a stream by the
 * file's own table of objects, so that none of them hides a name.
 */
const refuseActiveNames = (check: PdfCheck, text: string): void => {
  for (let at = text.indexOf('/'); at >= 0; at = text.indexOf('/', at + 1)) {
    const end = nameEnd(text, at + 1, longestName);
    if (end === at + 1) continue;
    const name = plainName(text.slice(at + 1, end));
    if (activeNames.has(name)) throw new RefusedFile('active_pdf');
    if (name === 'Encrypt') throw new RefusedFile('encrypted');
    if (name === 'URI') refuseLink(text, end, check.budget);
    if (openingNames.has(name)) check.openings.push({ text, name, at: end });
    if (check.openings.length > limits.opening) throw new RefusedFile('active_pdf');
  }
};

const inflated = (packed: Buffer): Buffer => {
  try {
    return inflateSync(packed, { maxOutputLength: limits.objectStream, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    const isTooBig = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new RefusedFile(isTooBig ? 'too_big_inside' : 'broken');
  }
};

const isObjectStream = ({ entries }: PdfDictionary): boolean => {
  const type = entries.get('Type');
  // Readers need no type to unpack: where the first object begins is enough for them.
  return entries.has('First') || (type !== undefined && (type.kind !== 'name' || type.text === 'ObjStm'));
};

/** Packed the one way that everybody packs objects, or not at all; other ways could hide them. */
const isPacked = ({ entries, hasRepeatedKeys }: PdfDictionary): boolean => {
  const filter = entries.get('Filter');
  const only = filter?.kind === 'array' && filter.items.length === 1 ? filter.items[0] : filter;
  const parameters = ['DecodeParms', 'DP', 'F', 'FFilter'].some((key) => entries.has(key));
  const isKnown = only === undefined || (only.kind === 'name' && ['FlateDecode', 'Fl'].includes(only.text));
  if (hasRepeatedKeys || parameters || !isKnown) throw new RefusedFile('broken');
  return only !== undefined;
};

// Readers step over whatever stands between the word and the end of its line.
const afterKeyword = /stream[^\r\n]{0,1024}(?:\r\n|\n|\r)/y;

const streamStart = (text: string, at: number): number => {
  afterKeyword.lastIndex = at;
  const found = afterKeyword.exec(text);
  if (!found) throw new RefusedFile('broken');
  return at + found[0].length;
};

const header = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]*$/;

const noteObject = (source: Source, at: number): void => {
  const number = Number(header.exec(source.text.slice(Math.max(0, at - 40), at))?.[1] ?? Number.NaN);
  const known = Number.isNaN(number) ? source.unnumbered : source.objects.get(number);
  if (known) known.push(at + 3);
  else source.objects.set(number, [at + 3]);
  source.count += 1;
  if (source.count > limits.objects) throw new RefusedFile('too_big_inside');
};

/** Every place where a reader may be led to find an object, and the object streams among them. */
const findObjects = function* (check: PdfCheck, source: Source): Generator<{ start: number; stream: PdfDictionary }> {
  const { text } = source;
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3)) {
    // Neither `endobj` nor a part of another word.
    if (/[a-z]/i.test(text[at - 1] ?? '') || nameEnd(text, at + 3, 1) > at + 3) continue;
    noteObject(source, at);
    const { value, end } = readValue(text, at + 3, check.budget);
    if (value.kind !== 'dictionary' || !isObjectStream(value)) continue;
    if (text.startsWith('stream', end)) yield { start: streamStart(text, end), stream: value };
  }
};

const pair = /[\0\t\n\f\r ]*(\d{1,10})[\0\t\n\f\r ]+(\d{1,10})/y;

/** The objects of an object stream: their numbers stand at its beginning, each with the distance from the first. */
const packedSource = (text: string): Source => {
  const source: Source = { text, count: 0, objects: new Map(), unnumbered: [] };
  const places: [number, number][] = [];
  pair.lastIndex = 0;
  let end = 0;
  for (let found = pair.exec(text); found; found = pair.exec(text)) {
    places.push([Number(found[1]), Number(found[2])]);
    end = pair.lastIndex;
  }
  // Where the first begins is not taken from the dictionary, which may name another object for it.
  const first = end + (/^[\0\t\n\f\r ]*/.exec(text.slice(end, end + 256))?.[0].length ?? 0);
  for (const [number, distance] of places) source.objects.set(number, [first + distance]);
  return source;
};

const plainContent = (bytes: Buffer, text: string, start: number): Buffer => {
  const end = text.indexOf('endstream', start);
  return bytes.subarray(start, end < 0 ? bytes.length : end);
};

const unpackObjects = (check: PdfCheck, bytes: Buffer, file: Source): void => {
  let left: number = limits.objectStreams;
  let count = 0;
  for (const { start, stream } of findObjects(check, file)) {
    const unpacked = isPacked(stream) ? inflated(bytes.subarray(start)) : plainContent(bytes, file.text, start);
    left -= unpacked.length;
    count += 1;
    if (left < 0 || count > limits.count) throw new RefusedFile('too_big_inside');
    const text = unpacked.toString('latin1');
    check.budget.left += 4 * text.length;
    refuseActiveNames(check, text);
    check.sources.push(packedSource(text));
  }
};

/** All objects of this number: which of them counts is for the reader's table to say. */
const resolved = ({ sources, budget }: PdfCheck, value: PdfValue | undefined): PdfValue[] => {
  if (value?.kind !== 'reference') return value ? [value] : [];
  return sources.flatMap(({ text, objects, unnumbered }) =>
    [...(objects.get(value.number) ?? []), ...unnumbered].map((at) => readValue(text, at, budget).value),
  );
};

const mostSteps = 8;

/** Whether an action, or one that follows it, goes to an address. */
const goesOut = (check: PdfCheck, action: PdfValue | undefined, steps = 0): boolean =>
  resolved(check, action).some((found) => {
    if (steps > mostSteps) return true;
    if (found.kind === 'array') return found.items.some((item) => goesOut(check, item, steps + 1));
    if (found.kind !== 'dictionary') return false;
    const kinds = resolved(check, found.entries.get('S'));
    if (kinds.some((kind) => kind.kind === 'name' && kind.text === 'URI')) return true;
    return found.entries.has('Next') && goesOut(check, found.entries.get('Next'), steps + 1);
  });

/** Links wait for a click; one that is followed when a document or a page is opened shows a stranger that it was. */
const refuseOpenings = (check: PdfCheck): void => {
  for (const { text, name, at } of check.openings) {
    const { value } = readValue(text, at, check.budget);
    const actions =
      name === 'AA'
        ? resolved(check, value).flatMap((one) => (one.kind === 'dictionary' ? [...one.entries.values()] : []))
        : [value];
    if (actions.some((action) => goesOut(check, action))) throw new RefusedFile('active_pdf');
  }
};

/**
 * Refuses a PDF that runs scripts, starts programs, sends, fetches or carries files, one that is encrypted so that nobody
 * can look inside, and one that is cut off or has something else behind its end. Links that wait for a click may stay. The time
 * it takes grows with the size of the file and of what is packed in it.
 */
export const checkPdf = (bytes: Buffer): void => {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || bytes.length - end > tail || !text.includes('startxref')) throw new RefusedFile('broken');
  if (
    zipSignatures.some((signature) => text.includes(signature, end)) ||
    /<(script|html|svg)[\s>]/i.test(text.slice(0, tail))
  ) {
    throw new RefusedFile('markup');
  }
  const file: Source = { text, count: 0, objects: new Map(), unnumbered: [] };
  const check: PdfCheck = { sources: [file], openings: [], budget: budgetOf(text.length) };
  try {
    refuseActiveNames(check, text);
    unpackObjects(check, bytes, file);
    refuseOpenings(check);
  } catch (error) {
    throw error instanceof PdfBudgetSpent ? new RefusedFile('broken') : error;
  }
};
