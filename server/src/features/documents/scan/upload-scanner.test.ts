import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Problem } from '../../../platform/http/errors.ts';
import { type ScanAnswer, scanInProcess } from './upload-scanner.ts';

/** One is looked at, forty wait. */
const room = 41;

let folder: string;
let source: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-looked-at-'));
  source = path.join(folder, 'sent');
  await writeFile(source, 'po,weight\n88213,1300\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const look = (at = source, account = 1) => scanInProcess(account, { source: at, sentName: 'loads.csv', folder });
const kept = (answer: PromiseSettledResult<ScanAnswer>): boolean =>
  answer.status === 'fulfilled' && 'file' in answer.value;

test('only so many files wait to be scanned; others are refused with the time to retry', async () => {
  const answers = await Promise.allSettled(Array.from({ length: room + 3 }, () => look()));
  expect(answers.slice(0, room).every(kept)).toBe(true);
  for (const answer of answers.slice(room)) {
    const reason: unknown = answer.status === 'rejected' ? answer.reason : null;
    expect(reason).toBeInstanceOf(Problem);
    expect(reason).toMatchObject({
      status: 503,
      retryAfter: 5,
      items: [
        { code: 'http.busy', msg: { en: expect.stringContaining('busy'), es: expect.stringContaining('ocupado') } },
      ],
    });
  }
  expect(await look()).toMatchObject({ file: { content_type: 'text/csv' } });
});

test('a file that cannot be read is that file’s fault alone, and gives its place back', async () => {
  const missing = path.join(folder, 'gone');
  const answers = await Promise.all([look(), look(missing), look()]);
  expect(answers).toMatchObject([
    { file: { extension: 'csv' } },
    { fault: expect.stringContaining('ENOENT') },
    { file: { extension: 'csv' } },
  ]);
});

test('accounts take turns: many files of one are not before the first of another', async () => {
  // Files long enough that the order does not hang on which of two processes the machine runs first.
  const long = path.join(folder, 'long');
  await writeFile(long, 'po,weight\n'.padEnd(600_000, '88213,1300\n'));
  const finished: number[] = [];
  const of = async (account: number, file: string) => {
    await look(file, account);
    finished.push(account);
  };
  // Both processes are there before it begins.
  await Promise.all([look(source, 1), look(source, 2)]);
  await Promise.all([...Array.from({ length: room - 1 }, () => of(1, long)), of(2, source)]);
  expect(finished.indexOf(2)).toBeLessThan(room / 2);
});
