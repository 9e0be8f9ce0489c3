import { paperText } from '@portal/contract/values/paper-text.ts';
import { expect, it } from 'vitest';
import { letterDots } from '../../../platform/pdf/letters.ts';
import { renderHere } from '../../../platform/pdf/pdf-render.ts';
import { textsOf } from '../../../testing/read-pdf.ts';
import * as layout from './draw-labels.ts';
import type { Label } from './label.ts';
import { aLabel } from './labels.fixture.ts';
import { writeZpl } from './write-zpl.ts';

const everySign = Array.from({ length: 0x1_00_00 - 0x20 }, (_, i) => String.fromCodePoint(i + 0x20));
/** Each sign as papers show it, between full stops, so that none changes the shape of another one. */
const shown = [...new Set(everySign.map((sign) => `.${paperText(sign)}.`))].filter(
  (text) => text !== '..' && !/\s/.test(text),
);

const atOnce = 8;
const lines = Array.from({ length: Math.ceil(shown.length / atOnce) }, (_, i) =>
  shown.slice(i * atOnce, (i + 1) * atOnce).join(''),
);

/** Labels with three of the lines each. */
const labels: Label[] = Array.from({ length: Math.ceil(lines.length / 3) }, (_, i) => {
  const [name = 'x', commodity = 'x', services = 'x'] = lines.slice(i * 3, i * 3 + 3);
  return { ...aLabel, to: { ...aLabel.to, name }, commodity, services };
});

it('labels as PDF show every sign from U+0020 to U+FFFF as itself or as what stands for it', async () => {
  const paper = { language: 'en', format: '4x6', start: 1, labels };
  const pages = await textsOf(await renderHere(layout as never, paper));
  const missing = labels.flatMap(({ to, commodity, services }, i) =>
    [to.name, commodity, services].filter((line) => !pages[i]?.replaceAll(/\s/g, '').includes(line)),
  );
  expect(pages).toHaveLength(labels.length);
  expect(missing).toEqual([]);
}, 60_000);

it('labels for printers write what every printer has, and draw all else', () => {
  const some = labels.filter((_, i) => i % 12 === 0);
  const zpl = writeZpl(some, 'en').split('^XZ\n');
  for (const [i, { commodity }] of some.entries()) {
    const isPlain = /^[ -~\u00A0-\u00FF]*$/.test(commodity);
    if (isPlain)
      expect(zpl[i]).toContain(
        `^FD${commodity.replaceAll(/[\^~_\\]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`)}^FS`,
      );
    else expect(zpl[i]).toContain('^GFA,');
  }
  const full = letterDots('..', { size: 30, bold: false }).rows;
  const ink = (rows: readonly Uint8Array[]) =>
    rows.reduce((sum, row) => sum + row.filter((byte) => byte > 0).length, 0);
  const invisible = shown.filter((text) => ink(letterDots(text, { size: 30, bold: false }).rows) <= ink(full));
  expect(invisible).toEqual([]);
});

it('labels for printers draw every stroke, however thin it is', () => {
  for (let size = 12; size <= 40; size += 0.5) {
    const { rowBytes, rows } = letterDots('□', { size, bold: false });
    const isInked = (x: number, y: number) => ((rows[y]?.[x >> 3] ?? 0) & (0x80 >> (x & 7))) > 0;
    const xs = Array.from({ length: rowBytes * 8 }, (_, x) => x).filter((x) => rows.some((_row, y) => isInked(x, y)));
    const middle = xs[xs.length >> 1] ?? 0;
    const strokes = rows.map((_row, y) => (isInked(middle, y) ? '#' : '.')).join('');
    expect({ size, strokes: strokes.match(/#+/g)?.length }).toEqual({ size, strokes: 2 });
    const row = rows.findIndex((_row, y) => isInked(middle, y)) + 3;
    const sides = xs.map((x) => (isInked(x, row) ? '#' : '.')).join('');
    expect({ size, sides: sides.match(/#+/g)?.length }).toEqual({ size, sides: 2 });
  }
});
