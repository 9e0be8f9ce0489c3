import { expect, test } from 'vitest';
import { renderPdf } from './pdf.ts';

const about = "export const about = () => ({ title: 'Paper', language: 'en' });";
const layout = (source: string): URL => new URL(`data:text/javascript,${encodeURIComponent(about + source)}`);

const plain = layout('export const draw = (doc, paper) => doc.text(paper.text)');
const refusing = layout('export const draw = () => { throw new RangeError("too wide") }');
const ending = layout('export const draw = () => process.exit(3)');

const startOf = async (drawing: Promise<Buffer>): Promise<string> => (await drawing).subarray(0, 5).toString();

test('a paper that cannot be drawn fails alone, with its reason', async () => {
  const [first, refused, second] = await Promise.allSettled([
    startOf(renderPdf(1, plain, { text: 'one' })),
    renderPdf(1, refusing, {}),
    startOf(renderPdf(1, plain, { text: 'two' })),
  ]);
  expect([first, second]).toMatchObject([{ value: '%PDF-' }, { value: '%PDF-' }]);
  expect(refused).toMatchObject({ reason: new Error('PDF not drawn: RangeError: too wide') });
});

test('a thread that ends takes only its own paper with it', async () => {
  const drawings = Array.from({ length: 8 }, (_, i) => renderPdf(1, i === 2 ? ending : plain, { text: `${i}` }));
  const results = await Promise.allSettled(drawings);
  expect(results.map(({ status }) => status)).toEqual(
    Array.from({ length: 8 }, (_, i) => (i === 2 ? 'rejected' : 'fulfilled')),
  );
  expect(await startOf(renderPdf(1, plain, { text: 'after' }))).toBe('%PDF-');
});

test('the same words come out the same, in a document that shares its fonts with others', async () => {
  const size = async () => (await renderPdf(1, plain, { text: 'Bill of lading, conocimiento de embarque' })).length;
  expect(await size()).toBe(await size());
});
