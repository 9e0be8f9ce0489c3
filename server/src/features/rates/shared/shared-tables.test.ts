import { freeTimeTerms, mostFreeTimeRows, terminalClosures } from '@portal/contract/drayage/drayage.settings.ts';
import { rates } from '@portal/contract/rates/rates.contract.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let database: TestDatabase;
let app: TestApp;
/** Another server on the same database. */
let other: TestApp;
let operator: Shipper;
let shipper: Shipper;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({}, { databaseUrl: database.url });
  other = await startTestApp({}, { databaseUrl: database.url });
  operator = await makeShipper(app, { role: 'platform_admin' });
  shipper = await makeShipper(app);
});
afterAll(async () => {
  await app.stop();
  await other.stop();
  await database.drop();
});

const headers = {
  'free-time-terms':
    'Charge,Line,Port or ramp,Terminal,Free days,Free days counted,Charged days counted,First free day,Closed days,Tiers,Effective from,Effective to,Note',
  'terminal-closures': 'Port or ramp,Terminal,Weekday,Day',
};

type Name = keyof typeof headers;

const send = (name: Name, rows: string[], dry_run: boolean, { token } = operator) => {
  const file = new File([[headers[name], ...rows].join('\r\n')], `${name}.csv`);
  return app.call(rates.importTable, { token, params: { name }, body: { file, dry_run } });
};

const good = 'per_diem,MAEU,BNSF_CORWITH,,4,working,calendar,next,counted,1=150 8=225,,,';
const bad = [
  'demurrage,,USXXX,,4,working,calendar,next,counted,,,,',
  'per_diem,,,,99,working,calendar,next,counted,,,,',
  'demurrage,,USHOU,APM,4,working,calendar,next,counted,,,,',
];

it('says what a file changes and which lines it refuses, places and terminals too, and keeps nothing', async () => {
  const { status, body } = await send('free-time-terms', [bad[0] ?? '', good, ...bad.slice(1)], true);
  expect([status, body]).toMatchObject([
    200,
    { read: 4, added: 1, changed: 0, removed: 0, changes: [{ key: ['per_diem', 'MAEU', 'BNSF_CORWITH', '', ''] }] },
  ]);
  expect(new Set(body.refused.map(({ line, column }) => `${line} ${column}`))).toEqual(
    new Set(['2 Port or ramp', '4 Free days', '5 Terminal']),
  );
  for (const { message } of body.refused) expect(message.en).not.toBe(message.es);
  expect(app.services.settings.get(freeTimeTerms)).toEqual(freeTimeTerms.default);
});

it('saves the rows that are right, which every server counts by at once', async () => {
  const { body } = await send('free-time-terms', [...bad, good], false);
  expect(body).toMatchObject({ added: 1, changed: 0 });
  for (const one of [app, other]) {
    await vi.waitFor(
      () =>
        expect(one.services.settings.get(freeTimeTerms)).toContainEqual(
          expect.objectContaining({ steamship_line: 'MAEU', place: 'BNSF_CORWITH', free_days: 4 }),
        ),
      { timeout: 30_000, interval: 20 },
    );
  }
  expect(await send('free-time-terms', [good], false)).toMatchObject({
    status: 409,
    body: { detail: [{ code: 'rates.nothing_to_import' }] },
  });
});

it('takes two files at the same moment one after the other', async () => {
  const answers = await Promise.all(
    ['sunday', 'saturday'].map((day) => send('terminal-closures', [`USHOU,BAYPORT,${day},`], false)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await vi.waitFor(() => expect(other.services.settings.get(terminalClosures)).toHaveLength(2), { timeout: 30_000 });
});

const manyRows = { timeout: 60_000 };

it.each([1001, 5000, 20_000])(
  'takes as many rows as the list may have, and refuses %i in words',
  manyRows,
  async (count) => {
    const name = 'free-time-terms';
    const rows = Array.from({ length: count }, (_, at) => {
      const day = new Date(Date.UTC(2030, 0, 1 + at)).toISOString().slice(0, 10);
      return `per_diem,MSCU,USHOU,,4,working,calendar,next,counted,,${day},,`;
    });
    const before = app.services.settings.get(freeTimeTerms);
    for (const isTried of [true, false]) {
      const { status, body } = await send(name, rows, isTried);
      expect(status).toBe(400);
      const { detail } = body as unknown as { detail: { code: string; msg: { en: string; es: string } }[] };
      expect(detail).toMatchObject([{ code: 'rates.too_many_rows' }]);
      const reached = String(before.length + count);
      for (const text of Object.values(detail[0]?.msg ?? {})) expect(text.replace(/\D/g, '')).toContain(reached);
    }
    // Rows with a fault stay out, and the others are still too many.
    expect((await send(name, [...bad, ...rows], true)).status).toBe(400);
    expect(app.services.settings.get(freeTimeTerms)).toEqual(before);

    const fitting = rows.slice(0, mostFreeTimeRows.terms - before.length);
    expect(await send(name, fitting, true)).toMatchObject({ status: 200, body: { added: fitting.length } });
  },
);

it('keeps no file where the table is another one than what it was tried against', async () => {
  const params = { name: 'terminal-closures' as const };
  const take = (day: string, dry_run: boolean, version?: string) => {
    const file = new File([[headers[params.name], `USHOU,BAYPORT,${day},`].join('\r\n')], 'closures.csv');
    const body = { file, dry_run, ...(version !== undefined && { version }) };
    return app.call(rates.importTable, { token: operator.token, params, body });
  };
  const { version } = (await take('monday', true)).body;
  expect((await take('tuesday', false, version)).status).toBe(200);
  expect(await take('monday', false, version)).toMatchObject({
    status: 409,
    body: { detail: [{ code: 'rates.changed_meanwhile' }] },
  });
  expect((await take('monday', false, (await take('monday', true)).body.version)).status).toBe(200);
});

it('takes no file of a shipper, and none without its columns', async () => {
  expect((await send('terminal-closures', ['USHOU,BAYPORT,monday,'], true, shipper)).status).toBe(403);
  const file = new File(['Port,Terminal\r\nUSHOU,BAYPORT'], 'wrong.csv');
  const { token } = operator;
  const params = { name: 'terminal-closures' as const };
  const { body } = await app.call(rates.importTable, { token, params, body: { file, dry_run: true } });
  expect(body).toMatchObject({ added: 0, changed: 0 });
  expect(body.refused.map(({ column }) => column)).toContain('Port or ramp');
});
