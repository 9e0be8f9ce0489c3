import { expect, it } from 'vitest';
import { renderHere } from '../../../platform/pdf/pdf-render.ts';
import { textsOf } from '../../../testing/read-pdf.ts';
import type { BolLine, BolPaper, BolParty } from '../bol-paper.ts';
import * as layout from './draw-bol.ts';

/** A text as long as its field takes, its last word by itself. */
const full = (letters: number, words: string, last: string): string =>
  `${`${words} `.repeat(letters).slice(0, letters - last.length - 1)} ${last}`;

const party = (mark: string): BolParty => ({
  name: full(120, 'COMERCIALIZADORA HERNÁNDEZ Y ASOCIADOS ŁÓDŹ ŚWIAT ВЛАДИВОСТОК NGUYỄN', `NAME-${mark}`),
  address: full(200, 'AV. INSURGENTES SUR 1234, EDIFICIO C, MUELLE 117, COLONIA INDUSTRIAL', `STREET-${mark}`),
  city_line: full(120, 'C.P. 37800 Dolores Hidalgo Cuna de la Independencia Nacional', `CITY-${mark}`),
  contact: full(140, 'María de los Ángeles Hernández-Gutiérrez', `CONTACT-${mark}`),
  hours: '07:30 - 16:45',
  reference: full(80, 'CITA/2026-11', `REFERENCE-${mark}`),
  numbers: [`Location# 7`, `CID# ${full(80, 'PEDIDO/2026-11', `CID-${mark}`)}`],
});

const line = (index: number): BolLine => ({
  units: 9999,
  unit: 'contenedores intermedios para granel',
  packages: 999_999,
  package: 'cajas de cartón',
  weight_lb: 999_999,
  hazmat: index % 5 === 0,
  description: [
    full(400, 'Flammable liquids, n.o.s. (methanol, toluene)', `NAME-OF-LINE-${index}`),
    full(200, 'Części', `GOODS-${index}`),
  ],
  nmfc: '133300-01',
  freight_class: '92.5',
});

const numbered = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

const longest = (language: 'en' | 'es'): BolPaper => ({
  language,
  logo: null,
  load_id: 100_482,
  bol_number: '06141410001004828',
  pro_number: '0482917357',
  date: '11-29-2026',
  pickup_date: '11-30-2026',
  ship_from: party('FROM'),
  ship_to: party('TO'),
  stops_between: numbered(18, (i) => ({
    ...party(`STOP-${i}`),
    type: i % 2 ? ('pickup' as const) : ('delivery' as const),
  })),
  issuer: 'PAYER',
  terms: 'third_party',
  bill_to: { ...party('PAYER'), hours: '', reference: '', numbers: [] },
  carrier: { name: full(120, 'Transportes Especializados del Norte', 'CARRIER-END'), scac: 'SAIA' },
  trailer: { is_container: false, number: 'TRAILER-END', seal: 'SEAL-END' },
  with_kg: true,
  service: 'Standard',
  instructions: [
    full(1500, 'Rampa hidráulica en la entrega.', 'SERVICES-END'),
    full(2000, 'Llamar\nantes.', 'NOTES-END'),
  ],
  cod: { amount: '$50,000.00', fee: 'prepaid' },
  orders: [
    {
      number: full(80, 'PEDIDO/2026-11', 'PO-END'),
      packages: 9_999_999,
      weight_lb: 9_999_999,
      palletized: true,
      info: numbered(20, (i) => full(100, 'Recolección ABC', `ORDER-REF-${i}`)).join(', '),
    },
  ],
  lines: numbered(30, line),
  total: { units: 299_970, packages: 9_999_999, weight_lb: 9_999_999 },
});

const drawn = async (paper: BolPaper): Promise<string[]> =>
  (await textsOf(await renderHere(layout as never, paper))).map((page) => page.replaceAll(/\s/g, ''));

const partyMarks = (mark: string): string[] =>
  ['NAME', 'STREET', 'CITY', 'CONTACT', 'REFERENCE'].map((field) => `${field}-${mark}`);

it.each(['en', 'es'] as const)(
  'cuts nothing of the longest values, and fills its pages one after another (%s)',
  async (language) => {
    const pages = await drawn(longest(language));
    const text = pages.join('');
    const said = [
      ...['FROM', 'TO'].flatMap((end) => [...partyMarks(end), `CID-${end}`]),
      ...numbered(18, (i) => partyMarks(`STOP-${i}`)).flat(),
      'NAME-PAYER',
      'STREET-PAYER',
      'CITY-PAYER',
      'CARRIER-END',
      'TRAILER-END',
      'SEAL-END',
      'SERVICES-END',
      'NOTES-END',
      'PO-END',
      '4,535,923kg',
      ...numbered(20, (i) => `ORDER-REF-${i}`),
      ...numbered(30, (i) => [`NAME-OF-LINE-${i}`, `GOODS-${i}`]).flat(),
    ];
    expect(said.filter((one) => !text.includes(one))).toEqual([]);
    expect(text).not.toContain('…');
    // Thirty lines take six pages, eighteen stops two and a half beside the instructions.
    expect(pages.length).toBeLessThanOrEqual(14);
    for (const page of pages) expect(page.length).toBeGreaterThan(100);
  },
);

const short: BolParty = {
  name: 'Trinity Supply',
  address: '2800 Irving Blvd',
  city_line: 'Dallas, TX 75207',
  contact: 'Luis Ortega, (214) 555-0117',
  hours: '08:00 - 17:00',
  reference: 'Dock 3',
  numbers: ['SID# 100482'],
};

const usual: BolPaper = {
  ...longest('en'),
  ship_from: short,
  ship_to: short,
  bill_to: short,
  stops_between: [],
  instructions: [],
  orders: [{ number: 'PO 7781', packages: 48, weight_lb: 2600, palletized: true, info: '' }],
  lines: numbered(2, () => ({ ...line(1), description: ['Machine parts'] })),
};

it('keeps the freight above the clauses where instructions and stops are long', async () => {
  const stops_between = numbered(3, (i) => ({ ...short, name: `Stop ${i}`, type: 'delivery' as const }));
  const instructions = [full(900, 'Call two hours before arrival.', 'NOTES-END')];
  const [first = '', ...further] = await drawn({ ...usual, stops_between, instructions });
  // The stops give way: what the freight is, is read on the first page.
  for (const said of ['NOTES-END', 'Machineparts']) expect(first).toContain(said);
  expect(further.join('')).toContain('Stop2');
});

it('breaks no weight of its freight, however heavy', async () => {
  const weight_lb = 32_001_268;
  const heavy = { ...usual, total: { ...usual.total, weight_lb }, lines: [{ ...line(0), weight_lb }] };
  const [page = ''] = await textsOf(await renderHere(layout as never, heavy));
  for (const weight of ['32,001,268 lb', '14,515,531 kg'])
    expect(page.split('\n').filter((one) => one === weight)).toHaveLength(2);
});

it('takes instructions of many lines on one page', async () => {
  const pages = await drawn({ ...usual, instructions: [numbered(150, (i) => `Line ${i + 1}`).join('\n')] });
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Line149·Line150');
});

it('is drawn of a load without lines, orders and instructions', async () => {
  expect(await drawn({ ...usual, orders: [], lines: [] })).toHaveLength(1);
});
