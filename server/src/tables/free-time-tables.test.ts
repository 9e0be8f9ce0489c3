import { freeTimeTerms, terminalClosures } from '@portal/contract/drayage/drayage.settings.ts';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findSetting } from '../features/settings/settings.queries.ts';
import { type Database, openDatabase, openPool } from '../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { exportTables, importFiles } from './tables-command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-free-time-'));
let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(openPool(database.url, 1));
});
beforeEach(async () => {
  await db.deleteFrom('settings').where('name', 'like', 'drayage.%').execute();
  await exportTables(db, 'free-time', folder);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const file = (name: string) => path.join(folder, `${name}.csv`);
const add = (name: string, ...rows: string[]) =>
  writeFileSync(file(name), [readFileSync(file(name), 'utf8').trimEnd(), ...rows, ''].join('\r\n'));
const read = (isDryRun = false) => importFiles(db, 'free-time', { place: folder, isDryRun });
const valueOf = async (name: string) => (await findSetting(db, name))?.value;

it('come back as they went, and store nothing then', async () => {
  expect(await read()).toEqual([
    'free-time-terms: 0 added, 0 changed, 0 removed, 2 as they were',
    'terminal-closures: 0 added, 0 changed, 0 removed, 0 as they were',
  ]);
  expect(await valueOf(freeTimeTerms.name)).toBeUndefined();
});

it('add the terms of a line with its tiers, and closures by weekday and day', async () => {
  add('free-time-terms', 'per_diem,MAEU,,,5,working,calendar,next,not_free,1=150 8=225.5,2026-01-01,,Contract 2026');
  add('terminal-closures', 'USHOU,BAYPORT,Sunday,', 'USLAX,,,2026-12-25');
  expect(await read(true)).toContain('  added    per_diem · MAEU · (none) · (none) · 2026-01-01');
  expect(await valueOf(freeTimeTerms.name)).toBeUndefined();
  await read();
  const terms = freeTimeTerms.schema.parse(await valueOf(freeTimeTerms.name));
  expect(terms.slice(0, -2)).toHaveLength(1);
  expect(terms.find(({ steamship_line }) => steamship_line === 'MAEU')).toEqual({
    charge: 'per_diem',
    steamship_line: 'MAEU',
    place: null,
    terminal: null,
    free_days: 5,
    counting: 'working',
    counting_after: 'calendar',
    first_day: 'next',
    closed_days: 'not_free',
    tiers: [
      { from_day: 1, per_day: 150 },
      { from_day: 8, per_day: 225.5 },
    ],
    effective_from: '2026-01-01',
    effective_to: null,
    note: 'Contract 2026',
  });
  expect(terminalClosures.schema.parse(await valueOf(terminalClosures.name))).toEqual([
    { place: 'USHOU', terminal: 'BAYPORT', weekday: 0, day: null },
    { place: 'USLAX', terminal: null, weekday: null, day: '2026-12-25' },
  ]);
  await exportTables(db, 'free-time', folder);
  expect((await read(true)).filter((line) => line.startsWith(' '))).toEqual([]);
});

it('are refused whole, with each fault by its line', async () => {
  add(
    'free-time-terms',
    'per_diem,Maersk,,,61,working,calendar,next,counted,8=150 1=225,,,',
    'storage,,,,4,working,calendar,next,counted,150,,,',
  );
  add('terminal-closures', 'USHOU,,Funday,');
  const faults = await read().catch((error: Error) => error.message.split('\n'));
  expect(faults).toEqual([
    'free-time-terms.csv line 4, Line: "Maersk" is not a line\'s SCAC: four capital letters',
    'free-time-terms.csv line 4, Free days: 61 is not between 0 and 60',
    'free-time-terms.csv line 4, Tiers: has days that do not rise from tier to tier',
    'free-time-terms.csv line 5, Charge: "storage" is not one of demurrage, per_diem',
    'free-time-terms.csv line 5, Tiers: "150" is not a tier: write the first day and its dollars, such as 1=150 8=225',
    'terminal-closures.csv line 2, Weekday: "Funday" is not one of sunday, monday, tuesday, wednesday, thursday, friday, saturday',
    'Nothing was changed.',
  ]);
});

it('name places and terminals that are not there, and days that do not agree', async () => {
  add(
    'free-time-terms',
    'demurrage,,USXXX,,4,working,calendar,next,counted,,,,',
    'demurrage,,,BAYPORT,4,working,calendar,next,counted,,,,',
    'demurrage,,USHOU,,4,working,calendar,next,counted,,2026-02-01,2026-01-31,',
  );
  add('terminal-closures', 'USHOU,APM,sunday,', 'USHOU,,,');
  const faults = await read().catch((error: Error) => error.message.split('\n'));
  expect(faults).toEqual([
    'free-time-terms.csv line 4, Port or ramp: "USXXX" is not the code of a port or rail ramp',
    'free-time-terms.csv line 5, Terminal: needs the port or ramp it is at',
    'free-time-terms.csv line 6, Effective to: is before the day it is effective from',
    'terminal-closures.csv line 2, Terminal: "APM" is no terminal of USHOU: there are BARBOURS_CUT, BAYPORT',
    'terminal-closures.csv line 3, Weekday: give either a weekday or a day',
    'Nothing was changed.',
  ]);
});
