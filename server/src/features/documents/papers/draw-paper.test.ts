import { sampleStop } from '@portal/contract/samples/sample-load.ts';
import { describe, expect, it } from 'vitest';
import { renderHere } from '../../../platform/pdf/pdf-render.ts';
import { textsOf } from '../../../testing/read-pdf.ts';
import type { Paper, PaperSection } from '../paper.ts';
import * as layout from './draw-paper.ts';
import { paperWords } from './paper-facts.ts';
import { visitOf } from './paper-parts.ts';

const paperOf = (sections: readonly PaperSection[]): Paper => ({
  language: 'en',
  title: 'Rate confirmation',
  subtitle: '',
  issuer: { name: 'Northline', line: '' },
  logo: null,
  barcode: null,
  facts: [{ label: 'Load', value: '100482' }],
  sections,
  foot: '',
  page: 'Page {{page}} of {{pages}}',
});

const drawn = async (sections: readonly PaperSection[]): Promise<string[]> =>
  textsOf(await renderHere(layout as never, paperOf(sections)));

const lines = (count: number): PaperSection => ({
  kind: 'table',
  title: 'Stops',
  columns: [{ label: 'Place', w: 532 }],
  rows: Array.from({ length: count }, (_, i) => ({ cells: [`Row ${i + 1}`] })),
});
const terms: PaperSection = { kind: 'prose', title: 'Terms', paragraphs: ['Terms of the carrier'] };
const signatures: PaperSection = {
  kind: 'signatures',
  signers: [{ title: 'For the carrier', text: '', rules: ['Signature', 'Date'] }],
};
const charges: PaperSection = {
  kind: 'table',
  title: 'Charges',
  dense: true,
  columns: [
    { label: 'Charge', w: 412 },
    { label: 'Amount', w: 120, align: 'right' },
  ],
  rows: [
    { cells: ['Linehaul', '$900.00'] },
    { cells: ['Fuel', '$90.00'] },
    { cells: ['Total USD', '$990.00'], strong: true },
  ],
};

it('has every number at its head in full, however long it is', async () => {
  const number = 'PEDIDO/2026-11-000482/CENTRO DE DISTRIBUCIÓN NORTE/ABCDEFGHIJKLMNOP';
  const facts = ['Load', 'PRO', 'BOL', 'PO', 'Date'].map((label) => ({ label, value: number }));
  const [page = ''] = await textsOf(await renderHere(layout as never, { ...paperOf([terms]), facts }));
  expect(page.replaceAll(/\s/g, '').split(number.replaceAll(' ', ''))).toHaveLength(6);
});

/** As many rows as fill the first page more and more, until it is turned whatever the rules. */
const fillings = Array.from({ length: 18 }, (_, i) => 24 + i);
const pageWith = (pages: readonly string[], text: string): number => pages.findIndex((page) => page.includes(text));

describe.each(fillings)('a paper with %i rows before its end', (count) => {
  it('has its signatures on the page of its terms', async () => {
    const pages = await drawn([lines(count), terms, signatures]);
    expect(pageWith(pages, 'For the carrier'.toUpperCase())).toBe(pageWith(pages, 'Terms of the carrier'));
  });

  it('has the signatures of each of its parts beside what is above them', async () => {
    const part = [lines(count), terms, signatures];
    const pages = await drawn([...part, { kind: 'new_page' }, ...part]);
    const title = 'For the carrier'.toUpperCase();
    for (const page of pages) expect(page.includes(title)).toBe(page.includes('Terms of the carrier'));
  });

  it('has a last note beside the charges it is about, and the sum beside a charge', async () => {
    const pages = await drawn([lines(count), charges, terms]);
    expect(pageWith(pages, 'Terms of the carrier')).toBe(pageWith(pages, 'Total USD'));
    expect(pageWith(pages, 'Total USD')).toBe(pageWith(pages, 'Fuel'));
  });
});

it('goes on to further pages with prose of many lines', async () => {
  const said = Array.from({ length: 150 }, (_, i) => `Line ${i + 1}.`);
  const pages = await drawn([{ kind: 'prose', title: 'Notes', paragraphs: [said.join('\n')] }, terms, signatures]);
  expect(pages).toHaveLength(4);
  for (const one of said) expect(pages.join('\n').split('\n')).toContain(one);
  expect(pages.at(-1)).toContain('For the carrier'.toUpperCase());
});

it('breaks no number in its cells, and says in full on each page whose it is', async () => {
  const numbers = ['32,001,268 lb', '14,515,531.9 kg', '−$9,999,999.99', '$9,999,999.99'];
  const account =
    'Comercializadora Hernández y Asociados de Nuevo León, S.A. de C.V. (Łódź Świat) Distribución del Norte, Đặng 96″';
  const table: PaperSection = {
    kind: 'table',
    title: 'Goods',
    columns: [
      { label: 'Goods', w: 468 },
      { label: 'Weight', w: 64, align: 'right' },
    ],
    rows: numbers.flatMap((number) => [false, true].map((strong) => ({ cells: ['', number], strong }))),
  };
  const facts = [
    { label: 'Account', value: account },
    { label: 'Opening balance', value: '$9,999,999.99' },
  ];
  const paper = { ...paperOf([table, { kind: 'new_page' }, table]), facts };
  const pages = await textsOf(await renderHere(layout as never, paper));
  for (const page of pages) {
    for (const number of numbers) expect(page.split('\n')).toContain(number);
    expect(page.replaceAll(/\s+/g, ' ')).toContain(account);
  }
});

it('has the name of whoever issues it in full', async () => {
  const name =
    'COMERCIALIZADORA HERNÁNDEZ Y ASOCIADOS DE NUEVO LEÓN, S.A. DE C.V. (ŁÓDŹ ŚWIAT) DISTRIBUCIÓN Y LOGÍSTICA DEL NORTE';
  const issuer = {
    name,
    line: `${'Avenida de los Insurgentes Sur 1234, Edificio C, Muelle 117, '.repeat(4)}Dolores Hidalgo, GTO 37800  ·  +52 418 123 4567`,
  };
  const [page = ''] = await textsOf(await renderHere(layout as never, { ...paperOf([terms]), issuer }));
  const text = page.replaceAll(/\s/g, '');
  for (const one of [issuer.name, issuer.line]) expect(text).toContain(one.replaceAll(/\s/g, ''));
});

it('breaks no phone number at the end of a line', async () => {
  const names = ['Ana', 'Alejandra Papadopoulos', 'María Fernanda Hernández', 'Nguyễn Thị Phương Thảo'];
  for (const name of names) {
    const contact = { name, phone: '+525512345678', email: '' };
    const party = { title: 'Ship from', name, lines: visitOf(paperWords.es, sampleStop({ country: 'MX', contact })) };
    const [page = ''] = await drawn([{ kind: 'parties', parties: [party, party, party] }]);
    expect(page.replaceAll('\u00A0', ' ')).toContain('+52 55 1234 5678');
  }
});
