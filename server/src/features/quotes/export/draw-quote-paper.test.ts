import { expect, it } from 'vitest';
import { renderHere } from '../../../platform/pdf/pdf-render.ts';
import { textsOf } from '../../../testing/read-pdf.ts';
import * as layout from './draw-quote-paper.ts';
import type { QuotePaper } from './quote-paper.ts';

const name = 'Comercializadora Hernández y Asociados de Nuevo León, S.A. de C.V. (Łódź Świat)';
const service = 'Garantizado antes del mediodía con cita y aviso previo';
const place = 'Dolores Hidalgo Cuna de la Independencia Nacional, Guanajuato, México';
const number = 'PEDIDO/2026-11-000482-ABCDEFGHIJKLMNOPQR';
const commodity = 'Części zamienne do maszyn ≥ 10 mm, Đức, piezas de repuesto para máquinas herramienta';

const paper: Omit<QuotePaper, 'language'> = {
  load_id: 100_482,
  account: 'Acme',
  date: '11-29-2026',
  from: { label: '12-01-2026', name, place },
  to: { label: '12-04-2026', name, place },
  miles: 1234,
  facts: ['Weight', 'Units', 'PO', 'Service'].map((label) => ({ label, value: number })),
  items: [
    { units: '26', commodity, dimensions: '48 × 40 × 60 in', freight_class: '92.5', weight: '44,000 lb', hazmat: true },
  ],
  accessorials: ['Liftgate at delivery'],
  rows: Array.from({ length: 14 }, (_, i) => ({
    carrier: name,
    scac: 'SAIA',
    service,
    transit_days: 3,
    transit: '3 days',
    arrives: '12-04-2026',
    on_time_percent: 94.5,
    loads: 1234,
    liability: { new: 100_000, used: 5000 },
    valid_until: '2026-12-15',
    price: 1000 + i,
    lines: [{ label: 'Linehaul', amount: 1000 + i }],
    notes: [commodity],
    is_lowest: i === 0,
    is_fastest: i === 1,
  })),
};

it.each(['en', 'es'] as const)('cuts nothing of long names, places and numbers in %s', async (language) => {
  const pages = await textsOf(await renderHere(layout as never, { ...paper, language }));
  const text = pages.join('').replaceAll(/\s/g, '');
  expect(text).not.toContain('…');
  const times = (said: string) => text.split(said.replaceAll(/\s/g, '')).length - 1;
  expect(times(name)).toBe(16);
  expect(times(service)).toBe(14);
  // The further pages name them once more.
  expect(times(place)).toBe(2 * pages.length);
  expect(times(number)).toBe(4);
  expect(times(commodity)).toBe(15);
});

it('has thirty long lines and forty services on pages of its own making, and says how many are left out', async () => {
  const [item] = paper.items;
  const long = {
    ...paper,
    account: name,
    items: Array.from({ length: 30 }, () => ({ ...item, commodity: `${commodity} ${commodity}` })),
    accessorials: Array.from({ length: 40 }, () => 'Rampa hidráulica en la entrega'),
    rows: paper.rows.map((row) => ({ ...row, price: 12_345_678.9 })),
  };
  const pages = await textsOf(await renderHere(layout as never, { ...long, language: 'es' }));
  expect(pages.length).toBeLessThanOrEqual(7);
  expect(pages[0]).toMatch(/^\+ 2\d$/m);
  expect(pages.join('')).not.toContain('…');
  expect(pages.join('').split('$12,345,678.90')).toHaveLength(15);
});
