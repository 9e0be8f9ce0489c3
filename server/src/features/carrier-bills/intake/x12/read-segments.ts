/** A segment of an interchange: its place, from 1, its name and its elements. */
export type Segment = { line: number; id: string; elements: readonly string[] };

const headerLength = 106;

/**
 * The segments of an X12 interchange. Delimiters stand in the ISA segment, which has 106 characters: the fourth parts
 * elements, the last ends segments. Null where the text does not begin with one.
 */
export const readSegments = (text: string): Segment[] | null => {
  const interchange = text.replace(/^\uFEFF/, '').trimStart();
  const header = interchange.slice(0, headerLength);
  const [separator, terminator] = [header[3], header[headerLength - 1]];
  if (!header.startsWith('ISA') || separator === undefined || terminator === undefined) return null;
  if (/[A-Za-z0-9 ]/.test(separator) || header.slice(0, -1).split(separator).length !== 17) return null;
  return interchange
    .split(terminator)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one, index) => {
      const [id = '', ...elements] = one.split(separator);
      return { line: index + 1, id, elements };
    });
};

/** The value of an element, counted from 1 as X12 does: `at(segment, 2)` is B302 of a B3. */
export const at = ({ elements }: Segment, position: number): string => (elements[position - 1] ?? '').trim();
