/** The marks of one interchange. Releases before 4020 have no repetition mark: there the letter U stands in its place. */
export type Delimiters = { element: string; component: string; repetition: string | null; segment: string };

/** A segment: its place in the file, from 1, its name and its elements. */
export type Segment = { line: number; id: string; elements: readonly string[] };

/** The segments of one interchange, from ISA to IEA, with the marks its ISA names. */
export type RawInterchange = { delimiters: Delimiters; segments: readonly Segment[] };

const headerLength = 106;
const repetitionAt = 82;

/** The value of an element, counted from 1 as X12 does: `at(segment, 2)` is B302 of a B3. */
export const at = ({ elements }: Segment, position: number): string => (elements[position - 1] ?? '').trim();

/** The marks of an interchange; null where the text does not begin with an ISA segment of fixed widths. */
const delimitersOf = (text: string): Delimiters | null => {
  const header = text.slice(0, headerLength);
  const [element = '', component = '', segment = ''] = [header[3], header[104], header[105]];
  if (header.length < headerLength || !header.startsWith('ISA') || /[A-Za-z0-9 ]/.test(element + segment)) return null;
  if (header.slice(0, -1).split(element).length !== 17 || element === segment) return null;
  const repetition = header[repetitionAt] ?? '';
  return { element, component, segment, repetition: /[A-Za-z0-9 ]/.test(repetition) ? null : repetition };
};

const segmentOf = (text: string, line: number, { element }: Delimiters): Segment => {
  const [id = '', ...elements] = text.split(element);
  return { line, id, elements };
};

/** Where a segment ends: with its mark, or with the file. */
const endOf = (text: string, from: number, { segment }: Delimiters): number => {
  const end = text.indexOf(segment, from);
  return end === -1 ? text.length : end;
};

/**
 * The interchanges of a file, each read with marks of its own: one follows another after an IEA, or where an ISA stands
 * although no IEA came. A byte order mark, blank lines and returns beside the marks are passed over. Null where the file
 * does not begin with an ISA; what follows an IEA and is no ISA is read with the marks before it.
 */
export const readSegments = (file: string): RawInterchange[] | null => {
  const text = file.replace(/^\uFEFF/, '');
  const found: { delimiters: Delimiters; segments: Segment[] }[] = [];
  const written = /\S/g;
  let [position, line] = [0, 0];
  while (position < text.length) {
    written.lastIndex = position;
    const start = written.exec(text)?.index;
    if (start === undefined) break;
    const opened = text.startsWith('ISA', start) ? delimitersOf(text.slice(start, start + headerLength)) : null;
    if (opened) found.push({ delimiters: opened, segments: [] });
    const current = found.at(-1);
    if (!current) return null;
    const end = endOf(text, start, current.delimiters);
    const segment = text.slice(start, end).trim();
    position = end + 1;
    if (segment) current.segments.push(segmentOf(segment, (line += 1), current.delimiters));
  }
  return found.length > 0 ? found : null;
};
