import { loads } from '@portal/contract/loads/loads.contract.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { operatorDay } from '../../../platform/settings/operator-day.ts';
import { makeCarrier } from '../../../seed/carriers.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findMarkups } from '../markups.queries.ts';
import { findPerformance } from '../quotes.queries.ts';
import { unusedScac } from '../../../testing/fixtures/carriers/unused-scac.ts';
import { keepInTurn } from './answers-in-turn.ts';
import type { Answer } from './ask-carrier.ts';
import { type RequestedCarrier, type RoundInProgress, storeAnswers } from './store-answers.ts';

let app: TestApp;
let shipper: Shipper;
let known: number;
let carrier_id: number;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  known = await makeCarrier(app.services.db, { scac: 'QTEA', enabled: false });
  carrier_id = await makeCarrier(app.services.db, { scac: 'QTEB', enabled: false });
});

const shipment = { mode: 'ltl', weight_lb: 1300, trucks: [] } as never;

const answerAt = (amount: number, service_level = 'STANDARD'): Answer => ({
  status: 'quoted',
  failure: null,
  offers: [
    {
      quote_id: 'q',
      service_level,
      transit_days: 2,
      estimated_delivery: '2027-01-05',
      expiration_date: '2027-01-05T00:00:00Z',
      charges: [{ code: 'BASE', description: '', amount }],
      price: amount,
      liability: { new_per_lb: 5, used_per_lb: 0.5, max: 1000 },
      restrictions: [],
    },
  ],
});

/** A load with one quote of $500, and a carrier that was asked beside it and has not answered. */
const requestedCarrier = async () => {
  const { db } = app.services;
  const { id } = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id: known });
  const round = await db.selectFrom('quote_rounds').selectAll().where('load_id', '=', id).executeTakeFirstOrThrow();
  const request = await db
    .insertInto('carrier_requests')
    .values({ load_id: id, round_id: round.id, carrier_id, mode: 'ltl' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await db.selectFrom('carriers').selectAll().where('id', '=', carrier_id).executeTakeFirstOrThrow();
  const carrier: RequestedCarrier = {
    ...row,
    wires: [],
    request_id: request.id,
    requested_mode: 'ltl',
    performance: undefined,
  };
  const inProgress: RoundInProgress = { round, shipment, markups: await findMarkups(db, id) };
  const keep = (answer: Answer) => storeAnswers(systemContext(app.services, 'test'), inProgress, [{ carrier, answer }]);
  return { id, keep, inProgress, carrier };
};

/** Another carrier that was asked for a price of the load. */
const requestAnother = async (load_id: number, { round }: RoundInProgress): Promise<RequestedCarrier> => {
  const { db } = app.services;
  const id = await makeCarrier(db, { scac: unusedScac(), enabled: false });
  const request = await db
    .insertInto('carrier_requests')
    .values({ load_id, round_id: round.id, carrier_id: id, mode: 'ltl' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await db.selectFrom('carriers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { ...row, wires: [], request_id: request.id, requested_mode: 'ltl', performance: undefined };
};

const countsOf = async (id: number) => {
  const { body } = await app.call(loads.get, { params: { id }, token: shipper.token });
  return [body.quotes_answered, body.quotes_received, body.cheapest_price];
};

test('the first answer to a quote request counts, one that comes again or side by side does not', async () => {
  const { id, keep } = await requestedCarrier();
  const [answered = 0, received = 0] = (await countsOf(id)) as number[];
  await Promise.all([1, 2, 3].map(() => keep(answerAt(300))));
  await keep(answerAt(200, 'GUARANTEED'));
  expect(await countsOf(id)).toEqual([answered + 1, received + 1, 300]);
});

test('an answer to a round that was quoted again since changes nothing of the load, and its price is history', async () => {
  const { id, keep } = await requestedCarrier();
  const { db } = app.services;
  await db
    .updateTable('loads')
    .set({ quote_round: sql`quote_round + 1` })
    .where('id', '=', id)
    .execute();
  const before = await countsOf(id);
  await keep(answerAt(100));
  expect(await countsOf(id)).toEqual(before);
  const kept = db.selectFrom('carrier_quotes').select('status').where('load_id', '=', id).where('price', '=', 100);
  expect(await kept.execute()).toEqual([{ status: 'superseded' }]);
});

test('a carrier’s record is of thirty days, today included', async () => {
  const { db } = app.services;
  const id = await makeCarrier(db, { scac: unusedScac(), enabled: false });
  const today = operatorDay(systemContext(app.services, 'test'));
  const days = [-29, -30].map((ago) => ({ carrier_id: id, day: addDays(today, ago), delivered: 1, on_time: 1 }));
  await db.insertInto('carrier_days').values(days).execute();
  expect((await findPerformance(db, [id])).get(id)).toEqual({ delivered: 1, on_time: 1 });
});

/** What a database cannot keep. */
const endless = answerAt(1e12);

test('answers that come at once are kept together, and one that cannot be kept costs no other its price', async () => {
  const { id, inProgress, carrier } = await requestedCarrier();
  const [first, second] = [await requestAnother(id, inProgress), await requestAnother(id, inProgress)];
  const keep = keepInTurn(systemContext(app.services, 'test'), inProgress);
  const kept = await Promise.allSettled([
    keep({ carrier, answer: answerAt(310) }),
    keep({ carrier: first, answer: endless }),
    keep({ carrier: second, answer: answerAt(290) }),
  ]);
  expect(kept.some(({ status }) => status === 'rejected')).toBe(true);
  const { db } = app.services;
  const quotes = await db.selectFrom('carrier_quotes').select('price').where('load_id', '=', id).execute();
  expect(quotes.map(({ price }) => price).toSorted((a, b) => a - b)).toEqual([290, 310, 500]);
  expect((await countsOf(id))[2]).toBe(290);
});
