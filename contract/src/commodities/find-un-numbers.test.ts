import { expect, it } from 'vitest';
import { findUnNumbers } from './find-un-numbers.ts';

const numbers = (search: string, limit = 20) => findUnNumbers(search, limit).map((row) => row.un_number);

it.each([['UN1263'], ['un1263'], ['1263']])('finds both names of %s', (search) =>
  expect(numbers(search)).toEqual(['UN1263', 'UN1263']),
);

it('finds a name in either language, with or without accents', () => {
  expect(numbers('diesel')).toContain('NA1993');
  expect(numbers('acido sulfurico')).toEqual(['UN1830']);
  expect(numbers('Sulfuric acid')).toEqual(['UN1830']);
});

it('puts names that begin with the search before names that contain it', () => {
  const found = numbers('acetone');
  expect(found[0]).toBe('UN1090');
  expect(numbers('batteries').slice(0, 3)).toEqual(['UN2794', 'UN2795', 'UN2800']);
});

it('answers at most as many as asked, and nothing for nonsense', () => {
  expect(numbers('', 5)).toHaveLength(5);
  expect(numbers('zzz')).toEqual([]);
});
