import { describe, expect, it } from 'vitest';
import { quietModules } from '../../../platform/pdf/barcode.ts';
import { fitLine, fitLines, oneLine, textWidth } from './label-text.ts';
import { aLabel } from './labels.fixture.ts';
import { labelSizes, layOutLabel } from './lay-out-label.ts';

const long = 'Comercializadora Hernández y Asociados de Nuevo León, S.A. de C.V. '.repeat(3);
const crowded = {
  ...aLabel,
  unit: 9998,
  units: 9999,
  from: { name: long, address: long, city_line: long, contact: long },
  to: { name: long, address: long, city_line: long, contact: long },
  carrier: { name: long, scac: 'WWWW' },
  pro_number: 'ODFL-123456789012345',
  po_number: 'PEDIDO/2026-11-000482-ABCDEFGHIJKLMNOPQR',
  ship_to_post: '(421)124M5V2T6',
  hazmat: long,
  emergency_phone: '+52 55 1234 5678 ext 99',
  services: long,
  pieces: '999,999 cartones',
  weight: '2,204,622 lb (1,000,000 kg)',
  line_units: '9,999 tarimas',
  via: long,
};

describe.each(['tall', 'wide'] as const)('a %s label', (shape) => {
  const { width, height } = labelSizes[shape];

  it.each(['en', 'es'] as const)('keeps everything on the paper in %s, however long it is', (language) => {
    for (const one of layOutLabel(crowded, shape, language)) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.y).toBeGreaterThanOrEqual(0);
      if (one.kind === 'text') {
        expect(one.x + textWidth(one.text, one.size, one.bold)).toBeLessThanOrEqual(width - 6);
        expect(one.y).toBeLessThanOrEqual(height - 6);
        expect(one.size).toBeGreaterThanOrEqual(4.5);
      } else if (one.kind === 'bars') {
        const modules = one.widths.reduce((total, module) => total + module, 0);
        expect(one.x + (modules * one.dots * 72) / 203).toBeLessThanOrEqual(width - 6);
      }
    }
  });

  it('never cuts the numbers it is known by', () => {
    const texts = layOutLabel(crowded, shape, 'es').flatMap((one) => (one.kind === 'text' ? [one.text] : []));
    for (const text of [crowded.bol_number, 'PRO ODFL-123456789012345', '(00) 0 0614141 000000123 1']) {
      expect(texts).toContain(text);
    }
  });

  it('says in full over a value of how many units it is', () => {
    const label = { ...aLabel, line_units: '1,024 cajas de cartón', pieces: '12,288 piezas' };
    const captions = layOutLabel(label, shape, 'es').flatMap((one) => (one.kind === 'text' ? [one.text] : []));
    expect(captions).toContain('PIEZAS, 1,024 CAJAS DE CARTÓN');
    expect(captions).toContain('PESO, 1,024 CAJAS DE CARTÓN');
  });
});

const dock = '4600 South Kolmar Avenue, Building C, Receiving Dock 117 (north side)';
const foreign = 'Łódź Świat Đức Nguyễn, Владивосток 漢字 ';
const loads = {
  crowded,
  'with a street of two lines': {
    ...aLabel,
    to: {
      name: 'Lakeside Distribution',
      address: dock,
      city_line: 'Chicago, IL 60632, USA',
      contact: 'Joe Kowalski  (773) 555-0188',
    },
    hazmat: 'UN1263, Paint, 3, PG II',
    emergency_phone: '1-800-424-9300',
  },
  'of foreign letters': {
    ...crowded,
    from: { name: foreign, address: foreign, city_line: foreign, contact: foreign },
    to: { name: foreign, address: foreign.repeat(3), city_line: foreign.repeat(2), contact: foreign },
    hazmat: '',
    commodity: foreign.repeat(3),
  },
};

describe.each(['tall', 'wide'] as const)('the lines of a %s label', (shape) => {
  it.each(Object.entries(loads))('writes no text over another, descenders included: %s', (_, label) => {
    const boxes = layOutLabel(label, shape, 'es').flatMap((one) =>
      one.kind === 'text'
        ? [
            {
              ...one,
              right: one.x + textWidth(one.text, one.size, one.bold),
              top: one.y - one.size * 0.72,
              bottom: one.y + one.size * 0.2,
            },
          ]
        : [],
    );
    const over = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.x < b.right && b.x < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => [a.text, b.text]),
    );
    expect(over).toEqual([]);
  });

  it('says the receiver’s street, city and contact in full beside each other', () => {
    const label = loads['with a street of two lines'];
    const text = layOutLabel(label, shape, 'en')
      .flatMap((one) => (one.kind === 'text' ? [one.text] : []))
      .join(' ');
    for (const said of [label.to.name, label.to.address, label.to.city_line, 'Joe Kowalski (773) 555-0188'])
      expect(text).toContain(said);
  });
});

describe('the bars', () => {
  it.each(['tall', 'wide'] as const)('of a %s label have no text in them, nor in the white beside them', (shape) => {
    const shapes = layOutLabel(crowded, shape, 'es');
    const texts = shapes.filter((one) => one.kind === 'text');
    for (const one of shapes.filter((any) => any.kind === 'bars')) {
      const module = (one.dots * 72) / 203;
      const [left, right] = [
        one.x - quietModules * module,
        one.x + (one.widths.reduce((total, width) => total + width, 0) + quietModules) * module,
      ];
      const within = texts.filter(
        (text) =>
          text.x < right && text.x + text.w > left && text.y > one.y && text.y - text.size * 0.7 < one.y + one.h,
      );
      expect(within.map(({ text }) => text)).toEqual([]);
      expect(one.dots).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('a text on a label', () => {
  it('keeps what papers can show, on one line', () => {
    expect(oneLine('Ñandú “Łódź”\r\n\tKyïv Đức 漢字\u0007 …')).toBe('Ñandú “Łódź” Kyïv Đức □□ …');
  });

  it('gets smaller before it is cut', () => {
    expect(fitLine('Short', 100, { size: 10 })).toEqual({ text: 'Short', size: 10 });
    const smaller = fitLine('A somewhat longer line of text', 120, { size: 10, least: 6 });
    expect(smaller.size).toBeLessThan(10);
    expect(smaller.text).toBe('A somewhat longer line of text');
    expect(fitLine(long, 120, { size: 10, least: 6 })).toMatchObject({
      size: 6,
      text: expect.stringMatching(/\.\.\.$/),
    });
  });

  it('breaks between words', () => {
    const lines = fitLines('Av. Benito Juárez 1500 Pte., Bodega 14', 100, 2, { size: 10 });
    expect(lines.map(({ text }) => text).join(' ')).toBe('Av. Benito Juárez 1500 Pte., Bodega 14');
    expect(lines).toHaveLength(2);
    expect(fitLines('', 100, 2, { size: 10 })).toEqual([]);
  });
});
