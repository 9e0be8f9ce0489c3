import type pg from 'pg';
import { readActor } from '../../features/auth/actor.queries.ts';
import { openSession } from '../../features/auth/session.ts';
import type { AccountActor } from '../../platform/actor.ts';
import { type Ctx, type OpenCtx, type Services, systemContext } from '../../platform/context.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { makeAccount, makeUser } from '../../seed/accounts.ts';
import { makeCarrier } from '../../seed/carriers.ts';
import { makeInsuranceQuote } from '../fixtures/foreign/foreign-insurance.ts';
import { makePaper } from '../fixtures/filed-claim.ts';
import { makeQuotedLoad, type QuotedLoad } from '../fixtures/quoted-load.ts';
import { callContext } from '../walk-steps.ts';

/** Those who do something to a load: its shipper, the operator, and the portal itself. */
export type Callers = { shipper: Ctx; operator: Ctx; system: OpenCtx };

/** A load whose carriers still answer, and what hangs on it. */
export type LoadOfStage = QuotedLoad & {
  carrierId: number;
  otherQuote: number;
  /** Requests that no carrier has answered yet. */
  requests: readonly number[];
  roundId: number;
  /** Files its shipper has added. */
  papers: readonly number[];
  cover: number;
};

/** A database that no server works on, with one load in it. */
export type LockStage = {
  pool: pg.Pool;
  load: LoadOfStage;
  /** The callers in a transaction. */
  callersIn(db: Database): Callers;
};

const longAgo = '2020-01-01T00:00:00Z';

const signIn = async (services: Services, pool: pg.Pool, role: 'account_admin' | 'platform_admin') => {
  const account_id = await makeAccount(services.db, { name: role });
  const names = { first_name: 'Ada', last_name: 'Lock' };
  const credentials = { email: `${role}@locks.test`, password: 'Test-Freight-2026!' };
  const userId = await makeUser(services.db, { account_id, role, ...names, ...credentials });
  const { sessionId } = await openSession(systemContext(services, 'locks'), userId, 'test');
  const actor = await readActor(pool, sessionId);
  if (!actor) throw new Error('nobody is signed in');
  return actor;
};

/** A load with two prices and one that is over, of which two carriers have still to answer. */
const makeLoad = async (services: Services, { accountId: account_id, userId: user_id }: AccountActor) => {
  const { db } = services;
  const [carrierId, other, silent] = [
    await makeCarrier(db, { scac: 'LCKA', name: 'Lock Freight' }),
    await makeCarrier(db, { scac: 'LCKB' }),
    await makeCarrier(db, { scac: 'LCKC' }),
  ] as [number, number, number];
  const load = await makeQuotedLoad({ services }, { account_id, carrier_id: carrierId, created_by: user_id });
  const otherQuote = await load.addQuote(other);
  const lateQuote = await load.addQuote(silent);
  await db.updateTable('carrier_quotes').set({ expires_at: longAgo }).where('id', '=', lateQuote).execute();
  await db
    .updateTable('loads')
    .set({ status: 'quotes received', cargo_value_for_insurance: 5000 })
    .where('id', '=', load.id)
    .execute();
  const { id: roundId } = await db
    .updateTable('quote_rounds')
    .set({ closed_at: null, begun_at: new Date().toISOString() })
    .where('load_id', '=', load.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  const requests = await db
    .insertInto('carrier_requests')
    .values(
      [silent, carrierId].map((carrier_id) => ({
        load_id: load.id,
        round_id: roundId,
        carrier_id,
        mode: 'ltl' as const,
      })),
    )
    .returning('id')
    .execute();
  const papers: number[] = [];
  for (const name of ['bol.pdf', 'pod.pdf', 'invoice.pdf', 'photo.pdf'])
    papers.push(await makePaper({ services }, load.id, { created_by: user_id, name }));
  const cover = await makeInsuranceQuote(db, { account_id, user_id });
  await db.updateTable('insurance_quotes').set({ load_id: load.id }).where('id', '=', cover).execute();
  return { ...load, carrierId, otherQuote, requests: requests.map(({ id }) => id), roundId, papers, cover };
};

/** `services` are those of a server; its database is left alone. */
export const openLockStage = async (app: Services, pool: pg.Pool): Promise<LockStage> => {
  const services = { ...app, pool, db: openDatabase(pool) };
  const shipper = await signIn(services, pool, 'account_admin');
  const operator = await signIn(services, pool, 'platform_admin');
  return {
    pool,
    load: await makeLoad(services, shipper),
    callersIn(db) {
      const inside = { ...services, db };
      const joined = { db, afterCommit: [] };
      return {
        shipper: { ...callContext(inside, shipper), ...joined },
        operator: { ...callContext(inside, operator), ...joined },
        system: { ...systemContext(inside, 'locks'), ...joined },
      };
    },
  };
};
