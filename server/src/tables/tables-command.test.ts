import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase, openPool } from '../platform/database/database.ts';
import { makeCarrier } from '../seed/carriers.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { exportTables, importFiles } from './tables-command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-tables-'));
let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(openPool(database.url, 1));
  await makeCarrier(db, { scac: 'NRTH', name: 'Northline "Express", LTL', short_name: '=Northline', modes: ['ltl'] });
  await importFiles(db, 'trucks', { place: await exported('trucks'), isDryRun: false });
});
beforeEach(() => exported('tables'));
afterAll(async () => {
  await db.destroy();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const exported = async (word: string): Promise<string> => {
  await exportTables(db, word, folder);
  return folder;
};

const textOf = (table: string): string => readFileSync(path.join(folder, `${table}.csv`), 'utf8');
const change = (table: string, from: string | RegExp, to: string): void => {
  const before = textOf(table);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(path.join(folder, `${table}.csv`), after);
};
const read = (word: string, isDryRun = false): Promise<string[]> => importFiles(db, word, { place: folder, isDryRun });
const faultsOf = async (word: string): Promise<string[]> =>
  (
    await read(word).then(
      () => 'no fault',
      (error: Error) => error.message,
    )
  ).split('\n');

describe('tables in files', () => {
  it('change nothing when they come back as they went', async () => {
    const lines = await read('tables', true);
    expect(lines.filter((line) => line.startsWith(' '))).toEqual([]);
    expect(lines.find((line) => line.startsWith('trucks:'))).toMatch(/0 added, 0 changed, 0 removed, [1-9]\d* as they/);
  });

  it('hold no formula, and come back without what keeps a cell from being one', async () => {
    expect(textOf('carriers')).toMatch(/,'=Northline,/);
    await read('carriers');
    expect((await db.selectFrom('carriers').select('short_name').where('scac', '=', 'NRTH').execute())[0]).toEqual({
      short_name: '=Northline',
    });
  });

  it('say what a dry run would change, and change nothing', async () => {
    change('carriers', /(NRTH.*),yes,no,2,/, '$1,no,no,3.5,');
    const expected = '  changed  NRTH: Enabled yes -> no; Hours to answer a tender 2 -> 3.5';
    expect(await read('carriers', true)).toContain(expected);
    expect(await read('carriers', true)).toContain(expected);
    expect(await read('carriers')).toContain(expected);
    expect(await read('carriers')).not.toContain(expected);
  });

  it('come from a spreadsheet with semicolons, quotes and other line ends', async () => {
    const rows = [
      'SCAC;Name;Short name;Modes;Countries;Calendar;Rated by;API address;Enabled;Parcels only;Hours to answer a tender',
    ];
    rows[0] += ';Liability new per lb;Liability used per lb;Liability at most;MC number;USDOT number;PRO check digit';
    rows.push('SEMI;"Semi; ""Colon""";Semi;ftl ltl;MX US;;tariff;;YES;no;4;5;0.5;100000;109533;;mod_7', '');
    writeFileSync(path.join(folder, 'carriers.csv'), rows.join('\r'));
    expect(await read('carriers')).toContain('  added    SEMI');
    const found = db
      .selectFrom('carriers')
      .select(['name', 'modes', 'countries', 'mc_number', 'dot_number', 'pro_check'])
      .where('scac', '=', 'SEMI');
    expect(await found.executeTakeFirst()).toEqual({
      name: 'Semi; "Colon"',
      modes: ['ftl', 'ltl'],
      countries: ['MX', 'US'],
      mc_number: '109533',
      dot_number: '',
      pro_check: 'mod_7',
    });
  });

  it('are refused whole, with each fault by its line', async () => {
    change('carriers', 'NRTH', 'Nrth');
    change(
      'carriers',
      /(SEMI.*),ftl ltl,MX US,,tariff,,(.*)/s,
      '$1,ftl ship,MX US,,api,,maybe,no,"4,5",5,-1,1e9,MC-1,,none',
    );
    change('trucks', /^(VAN_48.*),45000,/m, '$1,45000.5,');
    change('trucks', /^BOX_26,/m, 'VAN_48,');
    expect(await faultsOf('tables')).toEqual([
      'carriers.csv line 3, SCAC: "Nrth" is not a SCAC: two to four capital letters',
      'carriers.csv line 4, Modes: "ship" is not one of ltl, ftl, expedited, reefer, flatbed, drayage',
      'carriers.csv line 4, Enabled: "maybe" is neither yes nor no',
      'carriers.csv line 4, Hours to answer a tender: "4,5" has a comma: write decimals with a point and thousands without a mark',
      'carriers.csv line 4, Liability used per lb: -1 is not between 0 and 10000',
      'carriers.csv line 4, Liability at most: "1e9" is not a number: write digits alone, without currency or percent signs',
      'carriers.csv line 4, MC number: "MC-1" is not at most 8 digits',
      'trucks.csv line 5, Carries lb: 45000.5 is not a whole number',
      'Nothing was changed.',
    ]);
  });

  it('name rows that are there twice, columns that are missing and carriers nobody knows', async () => {
    change('trucks', /^BOX_26,/m, 'VAN_48,');
    change('carriers', ',Rated by,', ',Rating,');
    writeFileSync(
      path.join(folder, 'carrier-alerts.csv'),
      'Carrier,Kind,Days,Threshold,Fewest deliveries,Message in English,Message in Spanish\nNONE,on_time,30,90,5,Late,Tarde\n',
    );
    expect(await faultsOf('tables')).toEqual([
      'carriers.csv line 1, Rating: is not a column of this table',
      'carriers.csv line 1, Rated by: is missing',
      'carrier-alerts.csv line 2, Carrier: there is no carrier NONE: add it to carriers.csv first',
      'trucks.csv line 5, Code: VAN_48 is in line 4 already',
      'Nothing was changed.',
    ]);
  });

  it('remove what a file leaves out of a carrier it names, and are in the audit', async () => {
    const header = 'Carrier,Kind,Days,Threshold,Fewest deliveries,Message in English,Message in Spanish';
    const write = (...rows: string[]) =>
      writeFileSync(path.join(folder, 'carrier-alerts.csv'), [header, ...rows].join('\n'));
    write('NRTH,on_time,30,90,5,Late,Tarde', 'NRTH,transit,90,1.5,12,Very late,Muy tarde');
    await read('carriers');
    write('NRTH,transit,90,1.5,12,Very late,Muy tarde');
    expect(await read('carriers')).toContain('  removed  NRTH · on_time · 30 · 90');
    const entries = db.selectFrom('audit_entries').select('after').where('object_id', '=', 'carrier-alerts');
    expect((await entries.orderBy('id', 'desc').execute())[0]).toEqual({
      after: { added: 0, changed: 0, removed: 1, lines: ['removed  NRTH · on_time · 30 · 90'] },
    });
  });

  it('are not read from a file of no table', async () => {
    writeFileSync(path.join(folder, 'prices.csv'), 'A,B\n1,2\n');
    await expect(read('trucks')).rejects.toThrow(/prices\.csv is the file of no table; trucks are trucks\.csv/);
    rmSync(path.join(folder, 'prices.csv'));
    await expect(importFiles(db, 'trucks', { place: `${folder}/none`, isDryRun: false })).rejects.toThrow(
      /there is no/,
    );
  });
});
