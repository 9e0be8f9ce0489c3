import { copies } from '@portal/contract/drayage/drayage.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { makeCarrier } from '../../../seed/carriers.ts';
import { inTurn } from '../../../testing/fixtures/in-turn.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad, type QuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadBody } from '../../loads/load-body.fixture.ts';
import { expireQuotesOnce } from '../../quotes/round/quote-clock.ts';
import { readShipment } from '../../quotes/rating/read-shipment.ts';
import { findOpenTender, findTenderWithCarrier } from '../tendering.queries.ts';
import { settleAccepted, settleDeclined } from './settle-tender.ts';
import { unusedScac } from '../../../testing/fixtures/carriers/unused-scac.ts';

let app: TestApp;
let shipper: Shipper;
/** Reached by phone alone, so that no job answers while a test looks. */
let trucker: number;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  trucker = await makeCarrier(app.services.db, { scac: unusedScac(), enabled: false });
});

const quoted = () => makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id: trucker });

const { token, params } = {
  token: () => shipper.token,
  params: ({ id }: QuotedLoad) => ({ id }),
};

type Refusal = { detail?: { code: string }[] };
type Call = () => Promise<string>;

/** `ok`, or the code of the refusal. */
const outcome = async (call: Promise<{ status: number; body: unknown }>): Promise<string> => {
  const { status, body } = await call;
  return status < 300 ? 'ok' : ((body as Refusal).detail?.[0]?.code ?? String(status));
};

const heavier = loadBody().line_items.map((item) => ({ ...item, weight: 9000 }));
const edit =
  (load: QuotedLoad): Call =>
  () =>
    outcome(app.call(loads.change, { params: params(load), body: { line_items: heavier }, token: token() }));
const tender =
  (load: QuotedLoad): Call =>
  () =>
    outcome(
      app.call(tendering.tender, {
        params: params(load),
        query: { pickup: 'true', insurance: 'false' },
        body: load.tender,
        token: token(),
      }),
    );
const cancel =
  (load: QuotedLoad): Call =>
  () =>
    outcome(
      app.call(tendering.cancel, {
        params: { load_id: load.id },
        body: { reason: 'duplicate' },
        token: token(),
      }),
    );
const requote =
  (load: QuotedLoad): Call =>
  () =>
    outcome(app.call(quotes.request, { params: params(load), token: token() }));
const expire = (): Call => async () => {
  await expireQuotesOnce(systemContext(app.services, 'test'));
  return 'ok';
};

/** Lets the time of a load's prices be over. */
const lapse = ({ id }: QuotedLoad) =>
  app.services.db
    .updateTable('carrier_quotes')
    .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
    .where('load_id', '=', id)
    .execute();

const rowOf = ({ id }: QuotedLoad) =>
  app.services.db
    .selectFrom('loads')
    .select(['status', 'weight_lb', 'price', 'requote_needed', 'quote_round'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const tendersOf = ({ id }: QuotedLoad) =>
  app.services.db.selectFrom('tenders').select(['id', 'status']).where('load_id', '=', id).orderBy('id').execute();

describe('two calls about one load at the same moment end as if one had followed the other', () => {
  it('an edit before a tender: the price of the lighter cargo is not booked', async () => {
    const load = await quoted();
    expect(await inTurn(app, load.id, edit(load), tender(load))).toEqual(['ok', 'tendering.requote_needed']);
    expect(await rowOf(load)).toMatchObject({ status: 'quoted', price: null, weight_lb: 9000, requote_needed: true });
    expect(await tendersOf(load)).toEqual([]);
  });

  it('a tender before an edit: the cargo stays what was quoted', async () => {
    const load = await quoted();
    const { weight_lb } = await rowOf(load);
    expect(await inTurn(app, load.id, tender(load), edit(load))).toEqual(['ok', 'loads.already_moved']);
    expect(await rowOf(load)).toMatchObject({ status: 'pending', price: 500, weight_lb, requote_needed: false });
  });

  it('an edit and a tender many times, in whatever order they come', async () => {
    for (let round = 0; round < 10; round += 1) {
      const load = await quoted();
      await Promise.all([edit(load)(), tender(load)()]);
      const { status, weight_lb, requote_needed } = await rowOf(load);
      const isBooked = status === 'pending';
      expect({ isBooked, weight_lb: weight_lb === 9000, requote_needed }).toEqual({
        isBooked,
        weight_lb: !isBooked,
        requote_needed: !isBooked,
      });
    }
  }, 120_000);

  it('an edit and a request for quotes: what was edited last has no price', async () => {
    const [first, second] = [await quoted(), await quoted()];
    expect(await inTurn(app, first.id, edit(first), requote(first))).toEqual(['ok', 'ok']);
    expect(await rowOf(first)).toMatchObject({ requote_needed: false, weight_lb: 9000, quote_round: 2 });
    expect(await inTurn(app, second.id, requote(second), edit(second))).toEqual(['ok', 'ok']);
    expect(await rowOf(second)).toMatchObject({ requote_needed: true, weight_lb: 9000, quote_round: 2 });
  });

  it('a request for quotes before a tender takes the earlier price away', async () => {
    const [first, second] = [await quoted(), await quoted()];
    expect(await inTurn(app, first.id, requote(first), tender(first))).toEqual(['ok', 'quotes.not_open']);
    expect(await inTurn(app, second.id, tender(second), requote(second))).toEqual(['ok', 'loads.booked']);
  });

  it('a cancellation and a tender leave nothing booked', async () => {
    const [first, second] = [await quoted(), await quoted()];
    expect(await inTurn(app, first.id, cancel(first), tender(first))).toEqual(['ok', 'loads.over']);
    expect(await tendersOf(first)).toEqual([]);
    expect(await inTurn(app, second.id, tender(second), cancel(second))).toEqual(['ok', 'ok']);
    expect(await tendersOf(second)).toMatchObject([{ status: 'cancelled' }]);
    expect(await rowOf(second)).toMatchObject({ status: 'cancelled' });
  });

  it('two tenders book once', async () => {
    const load = await quoted();
    expect(await inTurn(app, load.id, tender(load), tender(load))).toEqual(['ok', 'tendering.already_booked']);
    expect(await tendersOf(load)).toHaveLength(1);
  });

  it.each(['expiry first', 'tender first'])('a price whose time is over is not booked: %s', async (order) => {
    const load = await quoted();
    // Only while the load is held: the server's own clock must not come by before.
    const lapsed =
      (call: Call): Call =>
      async () => {
        await lapse(load);
        return call();
      };
    const calls = order === 'expiry first' ? [expire(), tender(load)] : [tender(load), expire()];
    expect((await inTurn(app, load.id, ...calls.map(lapsed))).toSorted()).toEqual(['ok', 'quotes.expired']);
    expect(await rowOf(load)).toMatchObject({ status: 'expired' });
    expect(await tendersOf(load)).toEqual([]);
  });
});

describe('a carrier answers while somebody cancels', () => {
  const answers = { accepts: 'accepted', declines: 'declined' } as const;
  const waiting = async () => {
    const load = await quoted();
    expect(await tender(load)()).toBe('ok');
    const open = await findOpenTender(app.services.db, load.id);
    const found = open && (await findTenderWithCarrier(app.services.db, open.id));
    if (!found) throw new Error('the tender is there');
    return { load, found };
  };
  const system = () => systemContext(app.services, 'test');

  it.each(['accepts', 'declines'] as const)('the load ends cancelled where the carrier %s', async (answer) => {
    for (const order of ['answer first', 'cancel first']) {
      const { load, found } = await waiting();
      const settle: Call = async () => {
        if (answer === 'accepts') await settleAccepted(system(), found, '0482917357');
        else await settleDeclined(system(), found, 'declined', 'NO_CAPACITY');
        return 'ok';
      };
      const calls = order === 'answer first' ? [settle, cancel(load)] : [cancel(load), settle];
      expect(await inTurn(app, load.id, ...calls)).toEqual(['ok', 'ok']);
      expect(await rowOf(load)).toMatchObject({ status: 'cancelled' });
      const isDeclinedFirst = answer === 'declines' && order === 'answer first';
      expect(await tendersOf(load)).toMatchObject([{ status: isDeclinedFirst ? answers.declines : 'cancelled' }]);
    }
  });
});

it('what was asked as last day of delivery stays beside the carrier’s day, and goes to carriers and copies', async () => {
  const load = await quoted();
  const requested = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);
  const { db } = app.services;
  await db.updateTable('loads').set({ deliver_by: requested }).where('id', '=', load.id).execute();
  const details = async () => (await app.call(loads.details, { params: params(load), token: token() })).body;
  const sent = async () => (await readShipment(systemContext(app.services, 'test'), load.id)).deliver_by;
  expect(await tender(load)()).toBe('ok');
  const booked = await details();
  expect(booked).toMatchObject({ deliver_by: requested, due_date: expect.any(String) });
  expect(booked.due_date).not.toBe(requested);
  expect(await sent()).toBe(requested);
  const copy = await app.call(copies.clone, { params: params(load), token: token() });
  expect(copy.body).toMatchObject({ deliver_by: requested });
  const open = await findOpenTender(db, load.id);
  const found = open && (await findTenderWithCarrier(db, open.id));
  if (!found) throw new Error('the tender is there');
  await settleDeclined(systemContext(app.services, 'test'), found, 'declined', 'NO_CAPACITY');
  expect(await details()).toMatchObject({ status: 'declined', deliver_by: requested, due_date: null });
  expect(await requote(load)()).toBe('ok');
  expect(await sent()).toBe(requested);
});

it('loads booked at once use no more credit than there is', async () => {
  const short = await makeShipper(app);
  await app.services.db
    .updateTable('accounts')
    .set({ credit_limit: 1200 })
    .where('id', '=', short.account_id)
    .execute();
  const bought = await Promise.all(
    Array.from({ length: 6 }, () => makeQuotedLoad(app, { account_id: short.account_id, carrier_id: trucker })),
  );
  const query = { pickup: 'true', insurance: 'false' } as const;
  const book = (load: QuotedLoad) =>
    app.call(tendering.tender, { params: params(load), query, body: load.tender, token: short.token });
  const outcomes = await Promise.all(bought.map((load) => outcome(book(load))));
  expect(outcomes.toSorted()).toEqual([...Array<string>(4).fill('billing.credit_limit'), 'ok', 'ok']);
});
