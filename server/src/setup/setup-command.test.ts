import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedIdentity } from '../features/settings/operator-identity.ts';
import { type Config, loadConfig } from '../platform/config.ts';
import { type Database, openDatabase, openPool } from '../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { runSetup } from './setup-command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-setup-'));
let database: TestDatabase;
let db: Database;
let config: Config;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(openPool(database.url, 1));
  config = loadConfig({ NODE_ENV: 'test', DATA_DIR: path.join(folder, 'data'), OPERATOR_SCAC: 'NLFR' });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Answers by what a question says; every other one is skipped. */
const setUp = async (args: readonly string[], answers: Readonly<Record<string, string[]>> | null = null) => {
  const lines: string[] = [];
  const questions: string[] = [];
  const left = new Map(Object.entries(answers ?? {}).map(([words, texts]) => [words, [...texts]]));
  const ask = (question: string): Promise<string> => {
    questions.push(question);
    const words = [...left.keys()].find((one) => question.includes(one));
    return Promise.resolve(words === undefined ? '' : (left.get(words)?.shift() ?? ''));
  };
  const askPassword = () => Promise.resolve('Set-Up-2026!');
  const terminal = { ask: answers && ask, askPassword, print: (line: string) => void lines.push(line) };
  await runSetup({ db, config, terminal }, args);
  return { lines, questions };
};

describe('the set-up', () => {
  it('changes nothing where every question is skipped', async () => {
    const before = await storedIdentity({ db, config });
    const { lines } = await setUp([], {});
    expect(await storedIdentity({ db, config })).toEqual(before);
    expect(lines).toContain('The operator stays as it is.');
    expect(lines).toContain('needed   carriers');
    expect(lines.at(-1)).toBe('The portal cannot quote yet.');
  });

  it('asks again for what is not taken, and shows what is there the next time', async () => {
    const { questions } = await setUp([], {
      'Name of the operator': ['Northline Freight'],
      'GS1 company prefix': ['12', '0850001'],
      'platform admin': ['nobody', 'first@northline.example'],
      'example carriers': [path.join(folder, 'rates')],
    });
    expect(questions.filter((question) => question.includes('GS1'))).toHaveLength(2);
    expect(questions).toContainEqual(expect.stringMatching(/^"nobody" is not taken/));
    expect(await storedIdentity({ db, config })).toMatchObject({
      name: 'Northline Freight',
      gs1_prefix: '0850001',
      scac: 'NLFR',
    });
    expect(readdirSync(path.join(folder, 'rates'))).toContain('ltl-rates.csv');
    const again = await setUp([], {});
    expect(again.questions[0]).toBe('Name of the operator [Northline Freight]: ');
    expect(again.questions).toContainEqual(expect.stringMatching(/another platform admin/));
    expect(again.questions.join()).not.toMatch(/example carriers/);
    expect(again.lines).toContain('done     a GS1 company prefix of your own');
    expect(again.lines.at(-1)).toMatch(/^The portal can quote/);
  });

  it('takes a file of answers, options before it, and does the same again without harm', async () => {
    const file = path.join(folder, 'answers.json');
    const operator = { name: 'Southline', address: '1 Dock Rd' };
    writeFileSync(file, JSON.stringify({ operator, admin: 'first@northline.example' }));
    const args = ['--file', file, '--set', 'name=Eastline Freight', '--set', 'operations_email=desk@eastline.example'];
    await setUp(args);
    const { lines } = await setUp(args);
    expect(lines).toContain('first@northline.example is a platform admin already.');
    expect(lines).toContain('done     name, address and e-mail of the operator');
    expect(await storedIdentity({ db, config })).toMatchObject({ name: 'Eastline Freight', address: '1 Dock Rd' });
    expect(await db.selectFrom('users').select('email').execute()).toHaveLength(1);
  });

  it.each([
    [['--set', 'scac=toolong'], /operator\.scac/],
    [['--set', 'colour=blue'], /colour/],
    [['--set', 'name'], /is not written as --set/],
    [['--admin', 'nobody'], /admin/],
    [['--file', 'none.json'], /none\.json cannot be read as JSON/],
    [['--rates', 'x'], /--rates/],
  ])('refuses %j and changes nothing', async (args, reason) => {
    const before = await storedIdentity({ db, config });
    await expect(setUp(args)).rejects.toThrow(reason);
    expect(await storedIdentity({ db, config })).toEqual(before);
  });
});
