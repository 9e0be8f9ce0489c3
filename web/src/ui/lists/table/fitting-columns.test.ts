// @vitest-environment node
import { expect, it } from 'vitest';
import { fittingColumns, widthIn } from './fitting-columns.ts';

const chosen = ['load', 'status', 'carrier', 'pro', 'weight', 'price'];
const fitting = (room: number, columns = chosen) =>
  fittingColumns({
    chosen: columns,
    widthOf: () => 100,
    room,
    leaveFirst: ['weight', 'pro', 'bol'],
    stay: ['load', 'price'],
  });

it('shows every chosen column where there is room for all', () => {
  expect(fitting(600)).toEqual(chosen);
});

it('lets the named columns leave in their order, then the last ones', () => {
  expect(fitting(599)).toEqual(['load', 'status', 'carrier', 'pro', 'price']);
  expect(fitting(400)).toEqual(['load', 'status', 'carrier', 'price']);
  expect(fitting(300)).toEqual(['load', 'status', 'price']);
});

it('keeps the number and the price however little room there is', () => {
  expect(fitting(10)).toEqual(['load', 'price']);
});

it('lets a column that a person has moved leave by its new place', () => {
  expect(fitting(300, ['load', 'carrier', 'price', 'status'])).toEqual(['load', 'carrier', 'price']);
});

it('takes the width of the language', () => {
  expect(widthIn({ en: 118, es: 124 }, 'es')).toBe(124);
  expect(widthIn(92, 'es')).toBe(92);
  expect(widthIn(undefined, 'en')).toBe(0);
});
