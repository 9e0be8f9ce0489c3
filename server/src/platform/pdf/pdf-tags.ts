import type { PdfDoc } from './pdf-doc.ts';

// A paper as PDF/UA-1 (ISO 14289-1) wants it: every text belongs to an element of the structure, in the order in which
// it is drawn, and all else on a page is an artifact, which screen readers pass over.

/** What a text or a group of them is: headings, a paragraph, a table with its rows, heads and cells, a picture. */
export type Tag = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

type Element = ReturnType<PdfDoc['struct']>;

/** The elements a document is within, the innermost last. */
const within = new WeakMap<PdfDoc, Element[]>();

const pause = (doc: PdfDoc): void => void doc.markContent('Artifact');

const optionsOf = (tag: Tag, alt?: string) => ({
  ...(alt !== undefined && { alt }),
  ...(tag === 'TH' && { scope: 'Column' }),
});

/** Begins the structure of a document that has no page yet. */
export const startTags = (doc: PdfDoc): void => {
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  within.set(doc, [whole]);
  doc.on('pageAdded', () => pause(doc));
};

const innermost = (doc: PdfDoc): Element => {
  const element = within.get(doc)?.at(-1);
  if (!element) throw new Error('a document without structure');
  return element;
};

/** What `draw` writes or shows is an element of its own. `alt` says what a picture shows. */
export const tagged = (doc: PdfDoc, tag: Tag, draw: () => void, alt?: string): void => {
  doc.endMarkedContent();
  innermost(doc).add(doc.struct(tag, optionsOf(tag, alt), [draw]));
  pause(doc);
};

/** Begins an element of others, such as a table; what is drawn until its end belongs to it. */
export const begin = (doc: PdfDoc, tag: Tag): void => {
  const element = doc.struct(tag, optionsOf(tag));
  innermost(doc).add(element);
  within.get(doc)?.push(element);
};

/** Ends what was begun last. */
export const end = (doc: PdfDoc): void => void within.get(doc)?.pop();

/** An element of what `draw` draws; without it the element is empty, as a cell may be. */
export const group = (doc: PdfDoc, tag: Tag, draw?: () => void): void => {
  begin(doc, tag);
  draw?.();
  end(doc);
};
