import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { sharedTestApp, type TestApp } from '../testing/test-app.ts';
import { type OpenCtx, systemContext } from './context.ts';
import { afterCommit, withTransaction } from './database/transaction.ts';
import { problem } from './http/errors.ts';
import { declareAct, requireConsent, veto, vetoRegistry } from './vetoes.ts';

const paint = declareAct<{ color: string }>('wall.paint');
const knock = declareAct<{ times: number }>('door.knock');

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

/** Asks, in a transaction of its own, whether the wall may be red. */
const paintRed = (...refuse: ((tx: OpenCtx, what: { color: string }) => Promise<void>)[]): Promise<void> => {
  const vetoes = vetoRegistry({ acts: [paint, knock], vetoes: refuse.map((one) => veto(paint, one)) });
  const ctx = systemContext({ ...app.services, vetoes }, 'vetoes');
  return withTransaction(ctx, (tx) => requireConsent(tx, paint, { color: 'red' }));
};

it('asks one after the other until somebody refuses', async () => {
  const asked: string[] = [];
  const agree =
    (name: string) =>
    async (_tx: OpenCtx, { color }: { color: string }) => {
      asked.push(`${name} ${color}`);
    };
  const refuse = async () => {
    throw problem('http.forbidden', 403);
  };
  await paintRed(agree('first'), agree('second'));
  await expect(paintRed(agree('third'), refuse, agree('never'))).rejects.toThrow('http.forbidden');
  expect(asked).toEqual(['first red', 'second red', 'third red']);
});

it('lets a veto read rows and hold them', async () => {
  await paintRed(async ({ db }) => {
    await db.selectFrom('accounts').select('id').limit(1).forNoKeyUpdate().execute();
    await sql`select id from accounts limit 1 for no key update`.execute(db);
  });
});

const writes: [string, (tx: OpenCtx) => Promise<unknown>][] = [
  ['updates', ({ db }) => db.updateTable('accounts').set({ city: 'X' }).where('id', '=', -1).execute()],
  ['deletes', ({ db }) => db.deleteFrom('accounts').where('id', '=', -1).execute()],
  ['updates in SQL', ({ db }) => sql`update accounts set city = 'X' where id = -1`.execute(db)],
  ['updates in a part', ({ db }) => sql`with x as (update accounts set city = 'X' where id = -1) select 1`.execute(db)],
  ['queues a job', ({ db }) => sql`select graphile_worker.add_job('none')`.execute(db)],
];
it.each(writes)('fails where a veto %s', (_what, write) =>
  expect(
    paintRed(async (tx) => {
      await write(tx);
    }),
  ).rejects.toThrow('a veto writes'),
);

it('fails where a veto does something after the commit', () =>
  expect(paintRed(async (tx) => afterCommit(tx, () => undefined))).rejects.toThrow('after the commit'));

it('is asked within a transaction alone', () => {
  const ctx = systemContext({ ...app.services, vetoes: vetoRegistry({ acts: [paint], vetoes: [] }) }, 'vetoes');
  return expect(requireConsent(ctx, paint, { color: 'red' })).rejects.toThrow('outside of its transaction');
});

it('refuses two acts of one name, and a veto about an act that nobody declares', () => {
  expect(() => vetoRegistry({ acts: [paint, paint], vetoes: [] })).toThrow('two acts are called wall.paint');
  const about = veto(knock, () => Promise.resolve());
  expect(() => vetoRegistry({ acts: [paint], vetoes: [about] })).toThrow('door.knock, which no feature declares');
});
