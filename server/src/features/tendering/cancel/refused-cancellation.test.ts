import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { notifications } from '@portal/contract/notifications/notifications.contract.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { cancellationFees, feeByRule } from '@portal/contract/tendering/tendering.settings.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { makeCarrier } from '../../../seed/carriers.ts';
import { type CaughtMail, catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { unusedScac } from '../../../testing/fixtures/carriers/unused-scac.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { applyEvent } from '../../tracking/apply-event.ts';
import { notifyCancelled, notifyCarrierCancelled } from './notify-carrier-cancelled.ts';

type Answer = { status: number; body: object };

const accepted = (cancellation_fee: number | null): Answer => ({
  status: 200,
  body: { status: 'accepted', pro_number: '0482917357', reason_code: null, cancellation_fee },
});
const refused: Answer = { status: 409, body: { status: 'refused', reason_code: 'ALREADY_PICKED_UP' } };
const broken: Answer = { status: 500, body: {} };

/** What the carrier answers when it is asked about a tender, and when one is cancelled; null: never. */
let found: Answer | null;
let cancelled: Answer;
let cancellations: number;

let app: TestApp;
let mails: CaughtMail;
let shipper: Shipper;
let carrierId: number;
let carrier: Server;

beforeAll(async () => {
  carrier = createServer((request, reply) => {
    if (request.method === 'DELETE') cancellations += 1;
    const requested = request.method === 'DELETE' ? cancelled : found;
    const answer = request.method === 'POST' ? accepted(0) : requested;
    request.resume();
    if (answer) reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => carrier.listen(0, '127.0.0.1', resolve));
  const { port } = carrier.address() as AddressInfo;
  app = await sharedTestApp();
  mails = catchMail(app);
  shipper = await makeShipper(app);
  const api_address = `http://127.0.0.1:${port}`;
  carrierId = await makeCarrier(app.services.db, { scac: unusedScac(), api_address, api_key: 'key', enabled: false });
});
beforeEach(() => {
  found = accepted(125);
  cancelled = refused;
  cancellations = 0;
});
afterAll(async () => {
  carrier.closeAllConnections();
  await new Promise((resolve) => carrier.close(resolve));
});

const detailsOf = async (id: number): Promise<LoadDetails> =>
  (await app.call(loads.details, { params: { id }, token: shipper.token })).body;

/** Waits as long as a busy machine may need. */
const until = (id: number, expected: Partial<LoadDetails>) =>
  vi.waitFor(async () => expect(await detailsOf(id)).toMatchObject(expected), { timeout: 30_000, interval: 100 });

type Insured = { insurance?: 'true'; loyalty_insurance?: 'true' };

const assigned = async (insured: Insured = {}): Promise<number> => {
  const { account_id, user_id } = shipper;
  const load = await makeQuotedLoad(app, { account_id, carrier_id: carrierId, created_by: user_id });
  const { db } = app.services;
  await db.updateTable('loads').set({ cargo_value_for_insurance: 48_000 }).where('id', '=', load.id).execute();
  const query = { pickup: 'true', insurance: 'false', ...insured } as const;
  await app.call(tendering.tender, { params: { id: load.id }, query, body: load.tender, token: shipper.token });
  await until(load.id, { status: 'assigned' });
  return load.id;
};

const cancel = (load_id: number) =>
  app.call(tendering.cancel, { params: { load_id }, body: { reason: 'duplicate' }, token: shipper.token });
const terms = async (load_id: number) =>
  (await app.call(tendering.cancellationStatus, { params: { load_id }, token: shipper.token })).body;

const tenderOf = (load_id: number) =>
  app.services.db.selectFrom('tenders').selectAll().where('load_id', '=', load_id).executeTakeFirstOrThrow();
const eventsOf = async (load_id: number) =>
  (await app.call(loads.history, { query: { load_id }, token: shipper.token })).body.items.map(({ event }) => event);

/** Has the job look again, whenever the last try would have been repeated. */
const lookAgain = async (load_id: number) => {
  const { id } = await tenderOf(load_id);
  const system = systemContext(app.services, 'test');
  await withTransaction(system, (tx) => enqueue(tx, notifyCancelled, { load_id, tender_id: id }));
};

it('stops for a person where the carrier was informed and does not confirm', async () => {
  const operator = await makeShipper(app, { role: 'platform_admin' });
  const id = await assigned();
  cancelled = { status: 200, body: { status: 'asked' } };
  await cancel(id);
  await vi.waitFor(
    async () => {
      const { body } = await app.call(notifications.list, { query: {}, token: operator.token });
      expect(body.items).toMatchObject([{ kind: 'cancellation_unconfirmed', load_id: id }]);
    },
    { timeout: 30_000, interval: 100 },
  );
  const { body } = await app.call(loads.history, { query: { load_id: id }, token: operator.token });
  expect(body.items.map(({ event }) => event)).toContain('carrier_cancellation_asked');
  expect(await eventsOf(id)).not.toContain('carrier_cancellation_asked');
});

it('takes a cancellation whose fee the carrier does not say', async () => {
  const id = await assigned();
  cancelled = { status: 200, body: { status: 'cancelled', fee: null } };
  await cancel(id);
  await vi.waitFor(() => expect(cancellations).toBeGreaterThan(0), { timeout: 30_000, interval: 100 });
  await until(id, { status: 'cancelled' });
  expect(await tenderOf(id)).toMatchObject({ status: 'cancelled', cancellation_fee: null });
});

const coverOf = (load_id: number) =>
  app.services.db
    .selectFrom('insurance_quotes')
    .select(['status', 'cancel_reason', 'free_month'])
    .where('load_id', '=', load_id)
    .executeTakeFirstOrThrow();

/** Waits as long as a busy machine may need. */
const coverBecomes = (load_id: number, expected: Partial<Awaited<ReturnType<typeof coverOf>>>) =>
  vi.waitFor(async () => expect(await coverOf(load_id)).toMatchObject(expected), { timeout: 30_000, interval: 100 });

const report = async (load_id: number, type: 'PICKED_UP' | 'DELIVERED' | 'CANCELLED') => {
  const event = {
    event_id: `${load_id}-${type}`,
    refs: { key: (await tenderOf(load_id)).tender_key, pro: '0482917357' },
    type,
    occurred_at: new Date().toISOString(),
    city: null,
    state: null,
    latitude: null,
    longitude: null,
    eta: null,
    reason_code: null,
    text: null,
  };
  const system = systemContext(app.services, 'test');
  return applyEvent(system, { carrier_id: carrierId, name: 'Fake' }, event);
};

describe('a cancellation the carrier refuses', { timeout: 120_000 }, () => {
  it('leaves the load booked, says so on its page and by mail, and can be tried again', async () => {
    const id = await assigned();
    await mails.to(shipper.email, 1);
    expect((await cancel(id)).body).toMatchObject({ status: 'cancelled', cancel_reason: 'duplicate' });
    const standing = { status: 'assigned', cancellation_refused: 'ALREADY_PICKED_UP', cancel_reason: null } as const;
    await until(id, standing);
    expect(await tenderOf(id)).toMatchObject({ status: 'accepted', cancellation_fee: null });
    expect(await eventsOf(id)).toContain('reinstate');
    await vi.waitFor(
      () =>
        expect(mails.all.map(({ subject }) => subject)).toContainEqual(
          expect.stringContaining(`${id} is not cancelled`),
        ),
      { timeout: 30_000 },
    );
    cancelled = { status: 200, body: { status: 'cancelled', fee: 90 } };
    expect((await cancel(id)).status).toBe(200);
    await vi.waitFor(async () => expect(await tenderOf(id)).toMatchObject({ cancellation_fee: 90 }), {
      timeout: 30_000,
    });
    expect(await detailsOf(id)).toMatchObject({ status: 'cancelled', cancellation_refused: null });
  });

  it('brings the load to where the carrier says it is, whatever was reported meanwhile', async () => {
    const id = await assigned();
    // The carrier is not understood for now: the load stays cancelled while its reports come in.
    cancelled = broken;
    await cancel(id);
    await vi.waitFor(() => expect(cancellations).toBeGreaterThan(0), { timeout: 30_000 });
    expect(await report(id, 'PICKED_UP')).toBe('kept');
    expect(await report(id, 'DELIVERED')).toBe('kept');
    expect(await detailsOf(id)).toMatchObject({ status: 'cancelled' });
    cancelled = refused;
    await lookAgain(id);
    await until(id, { status: 'delivered' });
    expect(await eventsOf(id)).toEqual(expect.arrayContaining(['reinstate', 'deliver']));
  });

  it('is asked about until the carrier can be understood', async () => {
    const id = await assigned();
    found = broken;
    await cancel(id);
    await vi.waitFor(() => expect(cancellations).toBeGreaterThan(0), { timeout: 30_000 });
    expect(await detailsOf(id)).toMatchObject({ status: 'cancelled' });
    cancelled = broken;
    const { id: tender_id } = await tenderOf(id);
    const notified = notifyCarrierCancelled.run(systemContext(app.services, 'test'), {
      load_id: id,
      tender_id,
    } as never);
    await expect(notified).rejects.toThrow('cancellation not understood');
    cancelled = refused;
    found = accepted(null);
    await lookAgain(id);
    await until(id, { status: 'assigned' });
    // Whoever asks a second time finds it settled.
    await lookAgain(id);
    await vi.waitFor(() => expect(cancellations).toBeGreaterThan(2), { timeout: 30_000 });
    expect((await eventsOf(id)).filter((event) => event === 'reinstate')).toHaveLength(1);
  });

  it('because it was cancelled before stays cancelled', async () => {
    const id = await assigned();
    cancelled = { status: 409, body: { status: 'refused', reason_code: 'ALREADY_CANCELLED' } };
    found = { status: 200, body: { status: 'cancelled', pro_number: null, cancellation_fee: null } };
    await cancel(id);
    await vi.waitFor(() => expect(cancellations).toBeGreaterThan(0), { timeout: 30_000 });
    const { db } = app.services;
    await vi.waitFor(
      async () => {
        const notes = await db.selectFrom('load_history').select('event').where('load_id', '=', id).execute();
        expect(notes.map(({ event }) => event)).toContain('carrier_cancelled');
      },
      { timeout: 30_000 },
    );
    expect(await detailsOf(id)).toMatchObject({ status: 'cancelled' });
  });

  it('by two people at once is one cancellation', async () => {
    const id = await assigned();
    cancelled = { status: 200, body: { status: 'cancelled', fee: 0 } };
    const answers = await Promise.all([cancel(id), cancel(id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  });
});

describe('the cover of a cancelled load', { timeout: 120_000 }, () => {
  it('ends where the carrier cancels by itself', async () => {
    const id = await assigned({ insurance: 'true' });
    expect(await report(id, 'CANCELLED')).toBe('kept');
    await coverBecomes(id, { status: 'cancelled', cancel_reason: 'load_cancelled' });
  });

  it('is bought again where the carrier refuses, in the month of the account in which it was free', async () => {
    const { db } = app.services;
    const loyal = { loyalty_insurance: true, zip_code: '60601', country: 'US' };
    await db.updateTable('accounts').set(loyal).where('id', '=', shipper.account_id).execute();
    const id = await assigned({ loyalty_insurance: 'true' });
    await coverBecomes(id, { status: 'in_force' });
    // In Chicago it is still October.
    const taken = { bought_at: '2026-11-01T03:00:00Z', free_month: '2026-10' };
    await db.updateTable('insurance_quotes').set(taken).where('load_id', '=', id).execute();
    await cancel(id);
    await until(id, { status: 'assigned', cancellation_refused: 'ALREADY_PICKED_UP' });
    await coverBecomes(id, { status: 'in_force', cancel_reason: null, free_month: '2026-10' });
  });
});

describe('what a cancellation costs', { timeout: 120_000 }, () => {
  it('is what the carrier says', async () => {
    const id = await assigned();
    expect(await terms(id)).toEqual({ may_cancel: true, carrier_is_told: true, fee: 125, fee_by: 'carrier' });
    found = accepted(null);
    expect(await terms(id)).toMatchObject({ may_cancel: false });
  });

  it('is what the operator’s rule says where the carrier does not answer, or not in time', async () => {
    const id = await assigned();
    const byRule = { may_cancel: true, carrier_is_told: true, fee: 250, fee_by: 'operator' };
    found = broken;
    expect(await terms(id)).toEqual(byRule);
    found = null;
    expect(await terms(id)).toEqual(byRule);
  });

  it('goes by the row of the mode, else by the one of all modes, else is nothing', () => {
    const fees = [...cancellationFees.default, { mode: 'ftl' as const, status: 'dispatched' as const, fee: 400 }];
    expect(feeByRule(fees, { mode: 'ftl', status: 'dispatched' })).toBe(400);
    expect(feeByRule(fees, { mode: 'ftl', status: 'assigned' })).toBe(250);
    expect(feeByRule(fees, { mode: 'ltl', status: 'dispatched' })).toBe(250);
    expect(feeByRule(fees, { mode: 'ltl', status: 'tendered' })).toBe(0);
  });
});
