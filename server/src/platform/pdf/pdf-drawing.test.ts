import { expect, it } from 'vitest';
import { textsOf } from '../../testing/read-pdf.ts';
import { labelled, valueSize, widthOf, write } from './pdf-drawing.ts';
import { drawHere } from './pdf-render.ts';

const about = { title: 'Boxes', language: 'en' } as const;
const joined = (page: string | undefined): string => (page ?? '').replaceAll(/\s+/g, ' ').trim();

const texts = [
  'Old Dominion Freight Line, PRO 0482917215, marks ACME / PO 4500081123 / 1-48, packing twelve cartons on each pallet',
  'ACME\nPO 4500081123\n1-48\nHandle with care',
  'Comercializadora\n\nHernández y Asociados de Nuevo León, S.A. de C.V.\nŁódź',
  'HLCUSHA2611ABCD1HLCUSHA2611ABCD1HLCUSHA2611ABCD1',
];

it.each(texts)('writes all of a text or an ellipsis, however high its box is: %j', async (text) => {
  const heights = Array.from({ length: 120 }, (_, i) => 2 + i * 0.5);
  const bytes = await drawHere(about, (doc) => {
    for (const [i, h] of heights.entries()) {
      if (i > 0) doc.addPage();
      write(doc, text, { x: 40, y: 40, w: 110, h });
    }
  });
  const whole = text.replaceAll(/\s/g, '');
  const shown = (await textsOf(bytes)).map((page) => page.replaceAll(/\s/g, ''));
  for (const page of shown) {
    if (page !== whole) expect(page).toMatch(/.…$/);
    expect(whole.startsWith(page.replace(/…$/, ''))).toBe(true);
  }
  expect(shown.at(-1)).toBe(whole);
  expect(shown[0]).not.toBe(whole);
});

it('breaks no number where smaller letters keep it on its line', async () => {
  const bytes = await drawHere(about, (doc) =>
    labelled(doc, 'Master BL', 'HLCUSHA2611ABCD1', { x: 40, y: 40, w: 94, h: 22 }),
  );
  expect(joined((await textsOf(bytes))[0])).toBe('Master BL HLCUSHA2611ABCD1');
});

it('leaves a word of a value room for the blank behind it, which would begin the next line', async () => {
  await drawHere(about, (doc) => {
    const w = widthOf(doc, 'Comercializadora', 9, true) + 0.5;
    expect(valueSize(doc, 'Comercializadora', w)).toBe(9);
    expect(valueSize(doc, 'Comercializadora Hernández', w)).toBeLessThan(9);
  });
});

it('writes a label smaller rather than cut it', async () => {
  const bytes = await drawHere(about, (doc) =>
    labelled(doc, 'Adeudo por pagos devueltos', '$150.00', { x: 40, y: 40, w: 76.7, h: 30 }),
  );
  expect((await textsOf(bytes)).join(' ')).toContain('Adeudo por pagos devueltos');
});
