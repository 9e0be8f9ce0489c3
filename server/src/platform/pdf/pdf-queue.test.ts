import { expect, test } from 'vitest';
import { Problem } from '../http/errors.ts';
import { createPdfQueue } from './pdf-queue.ts';

const about = "export const about = () => ({ title: 'Paper', language: 'en' });";
const layout = (source: string): URL => new URL(`data:text/javascript,${encodeURIComponent(about + source)}`);

const plain = layout('export const draw = (doc, paper) => doc.text(paper.text)');
/** Holds its thread until the shared cell is set. */
const held = layout('export const draw = (doc, { cell }) => void Atomics.wait(cell, 0, 0)');
const endless = layout('export const draw = () => { for (;;); }');

const usual = { threads: 1, waiting: 2, waitingEach: 9, waitMs: 60_000, drawMs: 60_000 };
const [one, other] = [1, 2];

const holding = () => {
  const cell = new Int32Array(new SharedArrayBuffer(4));
  const letGo = () => {
    Atomics.store(cell, 0, 1);
    Atomics.notify(cell, 0);
  };
  return { paper: { cell }, letGo };
};

const outcome = (drawing: Promise<Buffer>): Promise<string> =>
  drawing.then(
    (bytes) => bytes.subarray(0, 5).toString(),
    (fault: Error) =>
      fault instanceof Problem ? `${fault.status} ${fault.message} ${fault.retryAfter}` : fault.message,
  );

test('no more papers wait than may; those are drawn, and there is room again', async () => {
  const render = createPdfQueue(usual);
  const { paper, letGo } = holding();
  const first = outcome(render(one, held, paper));
  const waiting = [render(one, plain, { text: 'one' }), render(one, plain, { text: 'two' })].map(outcome);
  expect(await outcome(render(one, plain, { text: 'too many' }))).toBe('503 http.busy 5');
  letGo();
  expect(await Promise.all([first, ...waiting])).toEqual(['%PDF-', '%PDF-', '%PDF-']);
  expect(await outcome(render(one, plain, { text: 'after' }))).toBe('%PDF-');
});

test('a refusal is said in both languages', async () => {
  const render = createPdfQueue({ ...usual, waiting: 0 });
  const { paper, letGo } = holding();
  const first = outcome(render(one, held, paper));
  const refused = await render(one, plain, { text: '' }).catch((fault: unknown) => fault);
  letGo();
  expect(await first).toBe('%PDF-');
  expect(refused).toBeInstanceOf(Problem);
  const [{ msg } = { msg: null }] = (refused as Problem).items;
  expect(msg).toEqual({ en: expect.stringContaining('busy'), es: expect.stringContaining('ocupado') });
});

test('nobody waits longer than may, and who gives up makes room', async () => {
  const render = createPdfQueue({ ...usual, waiting: 1, waitMs: 20 });
  const { paper, letGo } = holding();
  const first = outcome(render(one, held, paper));
  expect(await outcome(render(one, plain, { text: 'one' }))).toBe('503 http.busy 5');
  const next = outcome(render(one, plain, { text: 'two' }));
  expect(await next).toBe('503 http.busy 5');
  letGo();
  expect(await first).toBe('%PDF-');
});

test('accounts take turns, however many papers one of them has drawn', async () => {
  const render = createPdfQueue({ ...usual, waiting: 9 });
  const { paper, letGo } = holding();
  const drawn: string[] = [];
  const first = render(one, held, paper);
  const flood = ['1', '2', '3'].map((text) => render(one, plain, { text }).then(() => drawn.push(text)));
  const single = render(other, plain, { text: 'other' }).then(() => drawn.push('other'));
  letGo();
  await Promise.all([first, single, ...flood]);
  expect(drawn.slice(0, 2)).toContain('other');
  expect(drawn.at(-1)).toBe('3');
});

test('an account whose papers fill its own places leaves those of the others free', async () => {
  const render = createPdfQueue({ ...usual, waiting: 9, waitingEach: 1 });
  const { paper, letGo } = holding();
  const drawings = [outcome(render(one, held, paper)), outcome(render(one, plain, { text: 'waits' }))];
  expect(await outcome(render(one, plain, { text: 'too many' }))).toBe('503 http.busy 5');
  drawings.push(outcome(render(other, plain, { text: 'other' })));
  letGo();
  expect(await Promise.all(drawings)).toEqual(['%PDF-', '%PDF-', '%PDF-']);
});

test('papers of an account are drawn in the order in which they came', async () => {
  const render = createPdfQueue({ ...usual, waiting: 5 });
  const { paper, letGo } = holding();
  const drawn: number[] = [];
  const first = render(one, held, paper);
  const others = [1, 2, 3].map((text) => render(one, plain, { text: `${text}` }).then(() => drawn.push(text)));
  letGo();
  await Promise.all([first, ...others]);
  expect(drawn).toEqual([1, 2, 3]);
});

test('a paper that never ends fails by itself; the next one is drawn by another thread', async () => {
  const render = createPdfQueue({ ...usual, drawMs: 6000 });
  const [never, next] = [outcome(render(one, endless, {})), outcome(render(one, plain, { text: 'next' }))];
  expect(await never).toBe('PDF not drawn in time');
  expect(await next).toBe('%PDF-');
}, 60_000);
