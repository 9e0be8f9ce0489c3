import { loads } from '@portal/contract/loads/loads.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { makeLoad } from '../../../seed/loads.ts';
import { systemContext } from '../../../platform/context.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { askCarriers } from './ask-carriers.ts';
import { closeOverdueRoundsOnce, expireQuotesOnce } from './quote-clock.ts';

let app: TestApp;
let shipper: Shipper;
let carrierId: number;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  carrierId = await makeCarrier(app.services.db, { scac: 'SAIA', enabled: false });
});

const system = () => systemContext(app.services, 'test');
const past = '2026-01-01T00:00:00Z';

const get = async (id: number) => (await app.call(loads.get, { params: { id }, token: shipper.token })).body;

const quoted = (expires_at?: string) =>
  makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id: carrierId, ...(expires_at ? { expires_at } : {}) });

describe('a quoted load', () => {
  it('expires with its last price, by the database’s clock', async () => {
    const [over, half, fresh] = [await quoted(past), await quoted(past), await quoted()];
    await half.addQuote(await makeCarrier(app.services.db, { scac: 'EXLA', enabled: false }));
    await Promise.all([1, 2, 3].map(() => expireQuotesOnce(system())));
    expect(await get(over.id)).toMatchObject({ status: 'expired' });
    expect(await get(half.id)).toMatchObject({ status: 'quoted' });
    expect(await get(fresh.id)).toMatchObject({ status: 'quoted' });
  });

  it.each([
    ['months', past],
    ['seconds', new Date(Date.now() - 1000).toISOString()],
  ])('shows a price whose time was over %s ago as expired before the clock has come by', async (_, over) => {
    const load = await quoted(over);
    const { body } = await app.call(quotes.list, { params: { id: load.id }, token: shipper.token });
    expect(body.items).toMatchObject([{ status: 'expired', expires_in_business_days: 0 }]);
  });
});

/** A load whose quotes were requested `minutes` ago; its carriers were asked at once, by a process that is no more. */
const abandonedRound = async (minutes: number, isBegun = true) => {
  const { db } = app.services;
  const id = await makeLoad(db, { account_id: shipper.account_id, status: 'quotes requested', quote_round: 1 });
  const requested_at = sql<string>`now() - make_interval(mins => ${minutes})`;
  const round = await db
    .insertInto('quote_rounds')
    .values({ load_id: id, round: 1, requested_at, begun_at: isBegun ? requested_at : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { load_id: id, round_id: round.id };
};

describe('a round nobody closed', () => {
  it('is closed when the carriers have had their time', async () => {
    const [overdue, young] = [await abandonedRound(5), await abandonedRound(0)];
    await app.services.db
      .insertInto('carrier_requests')
      .values({ ...overdue, carrier_id: carrierId, mode: 'ltl' })
      .execute();
    await closeOverdueRoundsOnce(system());
    expect(await get(overdue.load_id)).toMatchObject({ status: 'unassigned' });
    expect(await get(young.load_id)).toMatchObject({ status: 'quotes requested' });
    const { body } = await app.call(quotes.list, { params: { id: overdue.load_id }, token: shipper.token });
    expect(body).toMatchObject({ closed: true, pending: [], items: [] });
  });

  it('has its time from when its turn came, and is not waited for without end', async () => {
    const [waiting, lost] = [await abandonedRound(20, false), await abandonedRound(31, false)];
    await closeOverdueRoundsOnce(system());
    expect(await get(waiting.load_id)).toMatchObject({ status: 'quotes requested' });
    expect(await get(lost.load_id)).toMatchObject({ status: 'unassigned' });
    await askCarriers.run(system(), { ...waiting, account_id: shipper.account_id } as never);
    expect(await get(waiting.load_id)).toMatchObject({ status: 'unassigned' });
  });

  it('is unassigned at once where no carrier serves the mode, and may be asked about again', async () => {
    const round = await abandonedRound(0);
    await askCarriers.run(system(), round as never);
    expect(await get(round.load_id)).toMatchObject({ status: 'unassigned', quotes_requested: 0 });
    const again = await app.call(quotes.request, { params: { id: round.load_id }, token: shipper.token });
    expect(again).toMatchObject({ status: 200, body: { status: 'quotes requested' } });
  });
});

it('is refused in words of its own while carriers are still asked, whatever was changed meanwhile', async () => {
  const { load_id } = await abandonedRound(0);
  for (const requote_needed of [false, true]) {
    await app.services.db.updateTable('loads').set({ requote_needed }).where('id', '=', load_id).execute();
    const answer = await app.call(quotes.request, { params: { id: load_id }, token: shipper.token });
    expect(answer).toMatchObject({ status: 409, body: { detail: [{ code: 'quotes.still_asked' }] } });
  }
});

it('is refused in words of its own once the load is booked, also where its pickup is over', async () => {
  const booked = { account_id: shipper.account_id, status: 'in transit', pickup_date: '2026-01-05' } as const;
  const id = await makeLoad(app.services.db, booked);
  const answer = await app.call(quotes.request, { params: { id }, token: shipper.token });
  expect(answer).toMatchObject({ status: 409, body: { detail: [{ code: 'loads.booked' }] } });
});

it('is refused to whom the mode is closed', async () => {
  const closed = await makeShipper(app, { dispatchModes: { ltl: false } });
  const id = await makeLoad(app.services.db, { account_id: closed.account_id });
  const answer = await app.call(quotes.request, { params: { id }, token: closed.token });
  expect(answer).toMatchObject({ status: 403, body: { detail: [{ code: 'quotes.mode_not_enabled' }] } });
});
