import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderHere } from '../../../platform/pdf/pdf-render.ts';
import { paintedPage } from '../../../testing/read-pdf.ts';
import * as layout from './draw-labels.ts';
import type { Label } from './label.ts';
import { aLabel } from './labels.fixture.ts';
import { writeZpl } from './write-zpl.ts';

/** Every command of a format: a caret or tilde begins one, its letters name it. */
const commandsIn = (zpl: string): string[] => [...zpl.matchAll(/[\^~](.{0,2})/gs)].map(([, name]) => name ?? '');
const known = new Set([
  'XA',
  'CI',
  'PW',
  'LL',
  'LH',
  'FO',
  'FT',
  'A0',
  'FR',
  'FH',
  'FD',
  'FS',
  'BY',
  'BC',
  'GB',
  'GF',
  'PQ',
  'XZ',
]);

const withTexts = (text: string): Label => ({
  ...aLabel,
  from: { name: text, address: text, city_line: text, contact: text },
  to: { name: text, address: text, city_line: text, contact: text },
  carrier: { name: text, scac: text },
  pro_number: aLabel.pro_number,
  po_number: text,
  commodity: text,
  services: text,
  hazmat: text,
  via: text,
});

describe('labels for a printer', () => {
  it('are one format each, of 4 by 6 in., in UTF-8', () => {
    const zpl = writeZpl([aLabel, { ...aLabel, unit: 2 }], 'en');
    expect(zpl.match(/\^XA/g)).toHaveLength(2);
    expect(zpl.match(/\^XZ/g)).toHaveLength(2);
    expect(zpl.startsWith('^XA\n^CI28\n^PW812\n^LL1218\n')).toBe(true);
  });

  it('carry the unit’s number as GS1-128 and the PRO as Code 128', () => {
    const zpl = writeZpl([aLabel], 'en');
    expect(zpl).toMatch(/\^BY4\^BCN,\d+,N,N,N,N\^FD>;>800006141410000001231\^FS/);
    expect(zpl).toMatch(/\^BY4\^BCN,\d+,N,N,N,A\^FD0482917357\^FS/);
  });

  it.each([
    ['(420)60632', '42060632'],
    ['(420)606321234', '420606321234'],
    ['(421)48464000', '4214846400>60'],
    ['(421)124M5V2T6', '421124>6M5V2T6'],
  ])('carry the postal code %s in the sets of Code 128 it is shortest in', (ship_to_post, data) => {
    expect(writeZpl([{ ...aLabel, ship_to_post }], 'en')).toContain(`,N,N,N,N^FD>;>8${data}^FS`);
  });

  it('print what begins a command elsewhere', () => {
    const zpl = writeZpl([withTexts('A^XZ~JA_5E\\&')], 'en');
    expect(zpl).toContain('^FDA_5EXZ_7EJA_5F5E_5C&^FS');
    expect(zpl.match(/\^XZ/g)).toHaveLength(1);
    expect(zpl).not.toContain('~');
  });

  it('hold the commands of a label and no others, whatever people write', () => {
    const sign = fc.oneof(
      fc.constantFrom('^', '~', '_', '\\', '>', '\n', '\r', '\0', '\u001b', ',', 'ñ', '漢'),
      fc.string(),
    );
    const harmless = commandsIn(writeZpl([withTexts('x')], 'en'));
    fc.assert(
      fc.property(fc.array(sign, { minLength: 1, maxLength: 30 }), (signs) => {
        const commands = commandsIn(writeZpl([withTexts(`x${signs.join('')}`)], 'es'));
        expect(commands.every((name) => known.has(name))).toBe(true);
        expect(commands.filter((name) => name === 'XA' || name === 'XZ')).toHaveLength(2);
        // Long texts are written on more lines, foreign letters drawn; nothing else may come in.
        expect(new Set(commands.filter((name) => name !== 'GF'))).toEqual(new Set(harmless));
      }),
    );
  });

  it('keep letters of Spanish as they are', () => {
    expect(writeZpl([withTexts('Ñandú, S.A. de C.V.')], 'es')).toContain('^FDÑandú, S.A. de C.V.^FS');
  });

  /** The picture in a format as rows of dots. */
  const pictureIn = (zpl: string) => {
    const [, x = '', y = '', bytes = '', rowBytes = '', data = ''] =
      /\^FO(\d+),(\d+)\^GFA,\d+,(\d+),(\d+),([^^]*)\^FS/.exec(zpl) ?? [];
    const wide = Number(rowBytes) * 2;
    const rows: string[] = [];
    for (const [part] of data.matchAll(/:|[\dA-F]*,|[\dA-F]+/g)) {
      if (part === ':') rows.push(rows.at(-1) ?? '');
      else if (part.endsWith(',')) rows.push(part.slice(0, -1).padEnd(wide, '0'));
      else rows.push(...(part.match(new RegExp(`.{${wide}}`, 'g')) ?? []));
    }
    const dots = rows.map((row) =>
      [...row].flatMap((digit) => [8, 4, 2, 1].map((bit) => (Number.parseInt(digit, 16) & bit) > 0)),
    );
    return { x: Number(x), y: Number(y), bytes: Number(bytes), rowBytes: Number(rowBytes), dots };
  };

  it('draw a line with letters that not every printer has, as the other papers write it', async () => {
    const name = 'Łódź Świat Đức 漢';
    const label = { ...aLabel, to: { ...aLabel.to, name } };
    const { x, y, bytes, rowBytes, dots } = pictureIn(writeZpl([label], 'en'));
    expect(dots.length * rowBytes).toBe(bytes);
    const about = { title: 'Label', language: 'en' } as const;
    const pdf = await renderHere(
      { ...layout, about: () => about, draw: layout.draw as never },
      { language: 'en', format: '4x6', start: 1, labels: [label] },
    );
    const painted = await paintedPage(pdf, 203);
    let [both, either] = [0, 0];
    for (const [row, line] of dots.entries()) {
      for (const [column, isDark] of line.entries()) {
        const isPainted = painted.isDark(x + column, y + row);
        both += Number(isDark && isPainted);
        either += Number(isDark || isPainted);
      }
    }
    expect(both).toBeGreaterThan(1500);
    expect(both / either).toBeGreaterThan(0.8);
  });

  it('draw what is white on black as such, and once for all labels of a load', () => {
    const label = { ...aLabel, hazmat: 'UN3082, Środek' };
    const [first = '', second = ''] = writeZpl([label, { ...label, unit: 2 }], 'en').split('^XZ');
    expect(first).toMatch(/\^FR\^GFA,/);
    expect(/\^GFA.*/.exec(second)?.[0]).toBe(/\^GFA.*/.exec(first)?.[0]);
  });
});
