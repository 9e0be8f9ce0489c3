import { collections } from '@portal/contract/billing/collections/collections.contract.ts';
import { carrierConnections } from '@portal/contract/carriers/connections.contract.ts';
import { carrierBills } from '@portal/contract/carrier-bills/carrier-bills.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { drayagePrices } from '@portal/contract/quotes/hand-quotes.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { sharing } from '@portal/contract/sharing/sharing.contract.ts';
import { assignments } from '@portal/contract/tendering/assignments.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { vi } from 'vitest';
import { billingDay } from '../../features/billing/billing-day.ts';
import { inDays, loadBody } from '../../features/loads/load-body.fixture.ts';
import { systemContext } from '../../platform/context.ts';
import { makeCarrier } from '../../seed/carriers.ts';
import { callAgain } from '../call-again.ts';
import { deliverLoad, fileReceipt, invoiceOfLoad } from '../fixtures/money/billed-load.ts';
import { unusedScac } from '../fixtures/carriers/unused-scac.ts';
import { makeShipper, type Shipper } from '../fixtures/make-account.ts';
import { makeQuotedLoad } from '../fixtures/quoted-load.ts';
import type { TestApp } from '../test-app.ts';
import type { Markers } from './markers.ts';

/** Who acts, and the markers that go into what is hidden: from all shippers, and from all but the seller. */
export type Stage = {
  app: TestApp;
  operator: Shipper;
  seller: Shipper;
  shipper: Shipper;
  markers: Markers;
  sellers: Markers;
};

const done = async <T extends { status: number; body: unknown }>(answered: Promise<T>): Promise<T> => {
  const answer = await answered;
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return answer;
};

/** A carrier all of whose hidden columns are marked; one with an address is asked there, where nobody answers. */
const markedCarrier = ({ app, markers }: Stage, api_address: string | null): Promise<number> =>
  makeCarrier(app.services.db, {
    scac: unusedScac(),
    api_address,
    rating: api_address === null ? 'tariff' : 'api',
    api_key: markers.text('carriers.api_key'),
    webhook_secret: markers.text('carriers.webhook_secret'),
  });

const markedLoad = async ({ app, shipper, markers }: Stage, carrier_id: number) => {
  const { db } = app.services;
  const { account_id, user_id } = shipper;
  const load = await makeQuotedLoad(app, { account_id, carrier_id, created_by: user_id });
  const cost = markers.amount('carrier_quotes.cost');
  await db
    .updateTable('carrier_quotes')
    .set({ cost, carrier_reference: markers.text('carrier_quotes.carrier_reference') })
    .set({ cost_lines: JSON.stringify([{ code: 'BASE', amount: markers.amount('carrier_quotes.cost_lines') }]) })
    .where('load_id', '=', load.id)
    .execute();
  await db
    .updateTable('loads')
    .set({ cost: markers.amount('loads.cost'), markup_percent: markers.percent('loads.markup_percent') })
    .set({ markup_min: markers.least('loads.markup_min') })
    .where('id', '=', load.id)
    .execute();
  return { ...load, cost };
};
type MarkedLoad = Awaited<ReturnType<typeof markedLoad>>;

const tender = ({ app, shipper }: Stage, { id, tender: body }: MarkedLoad) =>
  done(
    callAgain(app)(tendering.tender, {
      params: { id },
      query: { pickup: 'true', insurance: 'false' },
      body,
      token: shipper.token,
    }),
  );

/** Both sellers price it again, each with a markup of its own. */
const setMarkups = async ({ app, operator, seller, markers, sellers }: Stage, { id }: MarkedLoad): Promise<void> => {
  const set = (token: string, body: { markup_percent: number; markup_min: number }) =>
    done(callAgain(app)(quotes.setMarkup, { params: { id }, body, token }));
  await set(operator.token, {
    markup_percent: markers.percent('markup of the operator'),
    markup_min: markers.least('least of the operator'),
  });
  await set(seller.token, {
    markup_percent: sellers.percent('load_markups.markup_percent'),
    markup_min: sellers.least('load_markups.markup_min'),
  });
};

/** A load that operations price, with a note. */
const quoteByHand = async ({ app, operator, shipper, markers }: Stage): Promise<number> => {
  const stops = [
    { type: 'pickup', zip_code: '90021' },
    { type: 'delivery', zip_code: '96813' },
  ] as const;
  const { token } = shipper;
  const { id } = (
    await done(callAgain(app)(loads.create, { body: loadBody({ stops: [...stops], draft: true }), token }))
  ).body;
  await done(callAgain(app)(quotes.askOperations, { params: { id }, token }));
  await done(
    callAgain(app)(drayagePrices.quoteByHand, {
      params: { load_id: id },
      body: {
        lines: [{ code: 'BASE', amount: markers.amount('cost by hand') }],
        valid_until: inDays(4),
        transit_days: 9,
        note: markers.text('note of a price by hand'),
      },
      token: operator.token,
    }),
  );
  return id;
};

/** From the truck to the invoice, and the bill of its carrier, of which a part is passed on. */
const billLoad = async (stage: Stage, load: MarkedLoad): Promise<number> => {
  const { app, shipper, markers } = stage;
  const { token } = stage.operator;
  await tender(stage, load);
  const truck = { driver_name: 'Rosa Medina', driver_phone: '9565550142', truck_number: '4471' };
  const cost = markers.amount('loads.cost of the truck');
  const noted = { ...truck, cost, note: markers.text('assignments.note'), pro_number: `9${load.id}` };
  await done(callAgain(app)(assignments.assign, { params: { load_id: load.id }, body: noted, token }));
  await app.services.db
    .updateTable('loads')
    .set({ cost: markers.amount('loads.cost when billed') })
    .where('id', '=', load.id)
    .execute();
  await deliverLoad(app, load.id);
  await fileReceipt(app, load.id);
  const invoice = await vi.waitFor(
    async () => {
      const found = await invoiceOfLoad(app, shipper, load.id);
      if (!found) throw new Error('the load is not billed yet');
      return found.id;
    },
    { timeout: 30_000, interval: 50 },
  );
  await billByCarrier(stage, load.id);
  return invoice;
};

const billByCarrier = async ({ app, operator, markers }: Stage, load: number): Promise<void> => {
  const { token } = operator;
  const { db } = app.services;
  const booked = await db
    .selectFrom('loads')
    .innerJoin('carriers', 'carriers.id', 'loads.carrier_id')
    .select(['carriers.scac', 'loads.bol_number', 'loads.pro_number'])
    .where('loads.id', '=', load)
    .executeTakeFirstOrThrow();
  const billOf = (what: string) => {
    const [freight, detention] = [markers.amount(`freight of ${what}`), markers.amount(`detention of ${what}`)];
    markers.sum(`carrier_bills.amount ${what}`, [freight, detention]);
    return {
      scac: booked.scac,
      number: markers.text(`carrier_bills.number ${what}`),
      billed_on: billingDay(systemContext(app.services, 'test')),
      pro_number: booked.pro_number ?? '',
      lines: [
        { code: 'BASE', amount: freight },
        { code: 'DET', amount: detention },
      ],
    };
  };
  const taken = (await done(callAgain(app)(carrierBills.take, { body: billOf('first'), token }))).body;
  const params = { id: taken.id };
  const differences = taken.differences.map(({ id }) => ({ id, decision: 'agreed', passes_on: true }) as const);
  const decided = await done(
    callAgain(app)(carrierBills.decide, { params, body: { version: taken.version, differences }, token }),
  );
  const { version } = (
    await done(callAgain(app)(carrierBills.approve, { params, body: { version: decided.body.version }, token }))
  ).body;
  const paid = {
    version,
    paid_on: billingDay(systemContext(app.services, 'test')),
    reference: markers.text('carrier_bills.payment_reference'),
  };
  await done(callAgain(app)(carrierBills.pay, { params, body: paid, token }));
  const second = (await done(callAgain(app)(carrierBills.take, { body: billOf('second'), token }))).body;
  const reason = markers.text('carrier_bills.void_reason');
  await done(
    callAgain(app)(carrierBills.void, { params: { id: second.id }, body: { version: second.version, reason }, token }),
  );
};

/** The operator gives a carrier an address and a key, once nothing is asked there any more. */
const changeCarrier = async ({ app, operator, markers }: Stage, id: number): Promise<void> => {
  const { version } = await app.services.db
    .selectFrom('carriers')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const body = {
    version,
    api_address: `https://${markers.text('carriers.api_address').toLowerCase()}.example/api`,
    api_key: markers.text('api key as typed'),
    liability_max: markers.amount('carriers.liability_max'),
  };
  await done(callAgain(app)(carrierConnections.change, { params: { id }, body, token: operator.token }));
};

/** What the operator notes while it collects an invoice: a promise, and a write-off that is taken back again. */
const collect = async ({ app, operator, markers }: Stage, invoice: number): Promise<void> => {
  const { token } = operator;
  const pay_by = billingDay(systemContext(app.services, 'test'));
  const promised_by = markers.text('payment_promises.promised_by');
  const promise = { billing_ids: [invoice], pay_by, promised_by, note: markers.text('payment_promises.note') };
  await done(callAgain(app)(collections.promise, { body: promise, token }));
  const params = { id: invoice };
  const given = { reason: 'other', note: markers.text('write_offs.note') } as const;
  await done(callAgain(app)(collections.writeOff, { params, body: given, token }));
  const colleague = await makeShipper(app, { role: 'platform_admin' });
  const body = { agrees: true };
  await done(callAgain(app)(collections.decideWriteOff, { params, body, token: colleague.token }));
  const note = markers.text('write_offs.recovered_note');
  await done(callAgain(app)(collections.recover, { params, body: { note }, token }));
};

/** What came of it: the numbers of all it was about, and the address of a tracking link. */
export type Acts = { ids: number[]; link: string };

/** All that leaves entries of the audit, lines of histories, notifications, mails and messages about hidden columns. */
export const actOnHidden = async (stage: Stage, listen: (loads: readonly number[]) => Promise<void>): Promise<Acts> => {
  const { app, operator, shipper, markers } = stage;
  const ofTable = await markedCarrier(stage, null);
  const unreachable = await markedCarrier(stage, 'http://127.0.0.1:9/hidden-address');
  const billed = await markedLoad(stage, ofTable);
  const declined = await markedLoad(stage, ofTable);
  const priced = await markedLoad(stage, ofTable);
  const waiting = await markedLoad(stage, unreachable);
  const loadIds = [billed, declined, priced, waiting].map(({ id }) => id);
  await listen(loadIds);
  const invoice = await billLoad(stage, billed);
  await tender(stage, declined);
  const given = { reason: 'OTHER', note: markers.text('note without a truck') } as const;
  const { token } = operator;
  await done(callAgain(app)(assignments.decline, { params: { load_id: declined.id }, body: given, token }));
  await setMarkups(stage, priced);
  await tender(stage, waiting);
  const byHand = await quoteByHand(stage);
  await changeCarrier(stage, ofTable);
  const made = await done(
    callAgain(app)(sharing.makeTrackingLink, {
      params: { load_id: billed.id },
      body: { days: 3 },
      token: shipper.token,
    }),
  );
  await collect(stage, invoice);
  const link = made.body.url.split('/').at(-1) ?? '';
  return { ids: [...loadIds, byHand, invoice, ofTable, shipper.account_id, shipper.user_id], link };
};
