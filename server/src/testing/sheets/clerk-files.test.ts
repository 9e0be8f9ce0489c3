import { importLimits } from '@portal/contract/loads/import/import-columns.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { savedItemColumns } from '../../features/commodities/saved-item-file.ts';
import { columnRules } from '../../features/loads/import/column-rules.ts';
import { isLoadHeading, matchHeadings } from '../../features/loads/import/match-headings.ts';
import { readDrafts } from '../../features/loads/import/read-drafts.ts';
import { locationColumns } from '../../features/places/location-file.ts';
import { listRows } from '../../platform/files/read-list-file.ts';
import { withHeadings } from '../../platform/files/sheet/read-sheet-file.ts';
import { readRows } from '../../platform/files/sheet/read-rows.ts';
import { UnreadableSheet } from '../../platform/files/sheet/unreadable-sheet.ts';
import { Problem, problem } from '../../platform/http/errors.ts';

type Content = string | Buffer;

const bookOf = (rows: readonly (string | number | boolean | null)[][], change: object = {}): Buffer => {
  const sheet = Object.assign(utils.aoa_to_sheet(rows.map((row) => [...row])), change);
  return write(utils.book_new(sheet, 'Hoja1'), { type: 'buffer', bookType: 'xlsx' });
};

const head = 'load_key,mode,pickup_date,pickup_zip_code,commodity,weight,length,pickup_open_time';
const needed = `${head},delivery_zip_code,handling_unit,handling_unit_count,width,height`;
const row = (changes: Record<string, string> = {}): string => {
  const cells: Record<string, string> = {
    load_key: 'A-1',
    mode: 'ltl',
    pickup_date: '2026-12-15',
    pickup_zip_code: '75207',
    commodity: 'Motores',
    weight: '1300',
    length: '48',
    pickup_open_time: '08:00',
    delivery_zip_code: '60632',
    handling_unit: 'Tarima',
    handling_unit_count: '2',
    width: '40',
    height: '48',
    ...changes,
  };
  return needed
    .split(',')
    .map((name) => cells[name] ?? '')
    .join(',');
};
const good = `${needed}\n${row()}`;

const cells = (text: string) => text.split('\n').map((line) => line.split(','));

/** The first load of a file as it is read, or why a cell or the whole file is refused. */
const loadOf = async (content: Content, language: Language) => {
  const sheet = withHeadings(await readRows(Buffer.from(content), 1000), { ...importLimits, isHeading: isLoadHeading });
  const { columns } = matchHeadings(sheet.headings.cells);
  return readDrafts(columnRules, columns, sheet, language).flatMap(({ rows }) => rows);
};

const refusalOf = async (read: () => Promise<unknown>): Promise<Problem> => {
  try {
    await read();
  } catch (error) {
    if (error instanceof Problem) return error;
    if (error instanceof UnreadableSheet) return problem(`lists.import_${error.reason}`, 400);
    throw error;
  }
  throw new Error('was read');
};

const read: [what: string, file: Content, expected: Record<string, unknown>, language?: Language][] = [
  [
    'a title over merged cells above the headings',
    bookOf([['Cargas de la semana', null, null], [], ...cells(good)], {
      '!merges': [{ s: { r: 0, c: 0 }, e: { r: 0, c: 12 } }],
    }),
    {},
  ],
  ['a title line in a text with semicolons', `Cargas de la semana\n\n${good.replaceAll(',', ';')}`, {}],
  ['names of groups of columns above the headings', `,,RECOLECCIÓN,,MERCANCÍA,,,\n${good}`, {}],
  [
    'headings with stars, units on a second line and blanks behind',
    good.replace('weight', '" Weight * \n"').replace('mode', 'Mode  '),
    {},
  ],
  ['blank rows between', `${needed}\n\n,,,,,,,,,,,,\n${row()}\n\n`, {}],
  ['a hidden column', bookOf(cells(good), { '!cols': [{}, {}, {}, {}, {}, { hidden: true }] }), {}],
  ['blanks around values', good.replace('ltl', ' LTL ').replace('75207', ' 75207\u00A0'), {}],
  [
    'numbers behind apostrophes',
    `${needed}\n${row({ weight: "'1300", pickup_zip_code: "'02134" })}`,
    { pickup_zip_code: '02134' },
  ],
  [
    'a ZIP code that lost its zero',
    bookOf(cells(good).map((line, at) => (at ? line.map((cell, column) => (column === 3 ? 2134 : cell)) : line))),
    { pickup_zip_code: '02134' },
  ],
  ['the year first with points', `${needed}\n${row({ pickup_date: '2026.12.15' })}`, {}],
  ['the year first with slashes', `${needed}\n${row({ pickup_date: '2026/12/15' })}`, {}],
  ['a month by its name in Spanish', `${needed}\n${row({ pickup_date: '15-dic-2026' })}`, {}],
  ['a month by its name in English', `${needed}\n${row({ pickup_date: '"Dec 15, 2026"' })}`, {}],
  ['a day in words', `${needed}\n${row({ pickup_date: '15 de diciembre de 2026' })}`, {}],
  ['tabs in a file called CSV', good.replaceAll(',', '\t'), {}],
  [
    'semicolons and a decimal comma',
    `${needed}\n${row({ length: '48#5' })}`.replaceAll(',', ';').replace('#', ','),
    { length: 48.5 },
  ],
  ['a mark at the start', `\uFEFF${good}`, {}],
  [
    'line ends within quotes',
    `${needed}\n${row({ commodity: '"Motores\r\npara ""grúa"""' })}`,
    { commodity: 'Motores\npara "grúa"' },
  ],
  ['dollars, thousands and blanks in numbers', `${needed}\n${row({ weight: '" 1,300.00 "' })}`, {}],
  ['units in the plural', good.replace('Tarima', 'tarimas'), {}],
  ['a time of the afternoon', `${needed}\n${row({ pickup_open_time: '1:30 p. m.' })}`, { pickup_open_time: '13:30' }],
];

describe('files as clerks send them are read:', () => {
  const plain = {
    mode: 'ltl',
    pickup_date: '2026-12-15',
    pickup_zip_code: '75207',
    commodity: 'Motores',
    weight: 1300,
    length: 48,
    handling_unit: 'PAT',
    pickup_open_time: '08:00',
  };
  it.each(read)('%s', async (_, file, expected, language = 'es') => {
    const [first, ...more] = await loadOf(file, language);
    expect(first).toMatchObject({ faults: [], values: { ...plain, ...expected } });
    expect(more).toEqual([]);
  });
});

const refused: [what: string, changes: Record<string, string>, column: string, code: string][] = [
  ['a weight with its unit', { weight: '120 lb' }, 'weight', 'lists.import_unit_in_number'],
  ['#N/A', { weight: '#N/A' }, 'weight', 'lists.import_formula_error'],
  ['a formula that was saved as a text', { weight: '=650*2' }, 'weight', 'lists.import_formula_uncomputed'],
  ['a day of two readings', { pickup_date: '02/01/2027' }, 'pickup_date', 'lists.import_two_days'],
  ['a year of two digits', { pickup_date: '15/12/26' }, 'pickup_date', 'lists.import_not_a_day'],
  ['N/A for a day', { pickup_date: 'N/A' }, 'pickup_date', 'lists.import_not_a_day'],
  ['a number of two readings', { weight: '1.300' }, 'weight', 'lists.import_two_numbers'],
  ['hours of both ends in one cell', { pickup_open_time: '8 a 17' }, 'pickup_open_time', 'lists.import_not_a_time'],
];

describe('cells as clerks fill them are refused in words of both languages:', () => {
  it.each(refused)('%s', async (_, changes, column, code) => {
    const [first] = await loadOf(`${needed}\n${row(changes)}`, 'es');
    expect(first?.faults).toMatchObject([{ row: 2, column, code }]);
  });
});

const items = 'Commodity,Handling unit,Weight of one unit';
const refusedWhole: [what: string, read: () => Promise<unknown>, code: string][] = [
  ['a row of totals at the end', () => loadOf(`${good}\nTOTAL,,,,,"1,300",,,,,2,,`, 'en'), 'lists.import_total_row'],
  [
    'a row of totals in a list, which would be an item',
    async () =>
      listRows(await readRows(Buffer.from(`${items}\nValves,Pallet,10\nSuma:,,10`), 1000), savedItemColumns, {
        needed: 'commodity',
        language: 'en',
      }),
    'lists.import_total_row',
  ],
  [
    'a column that is there twice',
    async () =>
      listRows(await readRows(Buffer.from('Name,Street,Nombre\nA,B,C'), 1000), locationColumns, {
        needed: 'name',
        language: 'en',
      }),
    'lists.import_heading_twice',
  ],
  ['no headings', () => loadOf(row().concat('\n', row()), 'en'), 'loads.import_columns_missing'],
  ['a quotation mark that nothing closes', () => loadOf(`${good}\n"A-2,ltl`, 'en'), 'lists.import_open_quote'],
];

describe('files as clerks send them are refused whole in words of both languages:', () => {
  it.each(refusedWhole)('%s', async (_, readIt, code) => {
    const { status, items: found } = await refusalOf(readIt);
    expect([status, found[0]?.code]).toEqual([400, code]);
    expect(found[0]?.msg.en).not.toBe(found[0]?.msg.es);
  });
});

it('takes the names of choices in either language, and an item called Total', async () => {
  const text = `${items},Country of origin\nTotal,Tarimas,10,Estados Unidos\nMesas,crate,10,Mexico`;
  const sheet = await readRows(Buffer.from(text), 1000);
  const { rows } = listRows(sheet, savedItemColumns, { needed: 'commodity', language: 'en' });
  expect(rows.map(({ values }) => [values['handling_unit'], values['country_of_origin']])).toEqual([
    ['PAT', 'US'],
    ['CRT', 'MX'],
  ]);
});
