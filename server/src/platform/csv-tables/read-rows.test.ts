import { expect, it } from 'vitest';
import { readFile } from './read-rows.ts';

const headers: Record<string, string> = { code: 'Code', name: 'Name' };
const faultsOf = (file: string) =>
  readFile({
    file,
    fields: ['code', 'name'],
    known: ['code', 'name'],
    header: (field) => headers[field] ?? '',
  }).faults.map(({ line, column, message }) => `${line} ${column}: ${message.en}`);

it('faults of headings stand in their line, wherever a file has it', () => {
  expect(faultsOf('Code,Nam\nA,Alpha')).toEqual(['1 Nam: is not a column of this table', '1 Name: is missing']);
  expect(faultsOf('Our calendars\n\nCode,Name,Code,\nA,Alpha,B,C')).toEqual([
    '3 : column 4 has no heading',
    '3 Code: is there twice',
  ]);
});

it('an open quotation mark is named by its own line', () => {
  expect(faultsOf('Code,Name\nA,Alpha\n"B,Beta\n')).toEqual(['3 : line 3: a quotation mark is not closed']);
});

it('headings beyond the widest table are a fault', () => {
  const wide = ['Code', 'Name', ...Array.from({ length: 119 }, (_, at) => `X${at}`)].join(',');
  expect(faultsOf(`${wide}\nA,Alpha`)[0]).toBe('1 : has more than 120 columns');
});
