import { loads } from '@portal/contract/loads/loads.contract.ts';
import { isBolNumber } from '@portal/contract/loads/references.ts';
import type { TenderLoad } from '@portal/contract/tendering/tender.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type SimulatedCarriers,
  knowCarrier,
  startSimulatedCarriers,
} from '../../../testing/fixtures/carriers/simulated-carriers.ts';
import { makeTariff } from '../../../seed/carriers.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad, type QuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { callAgain } from '../../../testing/call-again.ts';

const choices = { pickup: 'true', insurance: 'false' } as const;

let simulated: SimulatedCarriers;
let shipper: Shipper;
let saia: number;
let dayton: number;

beforeAll(async () => {
  simulated = await startSimulatedCarriers(2000);
  shipper = await makeShipper(simulated.app);
  saia = await knowCarrier(simulated.app, 'SAIA');
  dayton = await knowCarrier(simulated.app, 'DAFG', { rating: 'tariff', tender_window: '2 seconds' });
});
afterAll(() => simulated.stop());

const quoted = (more = {}): Promise<QuotedLoad> =>
  makeQuotedLoad(simulated.app, { account_id: shipper.account_id, carrier_id: saia, ...more });

const tender = (load: QuotedLoad, changes: Partial<TenderLoad> = {}, token = shipper.token) =>
  callAgain(simulated.app)(tendering.tender, {
    params: { id: load.id },
    query: choices,
    body: { ...load.tender, ...changes },
    token,
  });

const statusOf = async (load: QuotedLoad): Promise<string> =>
  (await simulated.app.call(loads.get, { params: { id: load.id }, token: shipper.token })).body.status;

const receivedOf = async (load: QuotedLoad) =>
  (await simulated.receivedTenders()).filter(({ load_number }) => load_number === String(load.id));

describe('booking a load', () => {
  it('takes the quoted price, numbers the bill of lading, and ends with the carrier’s yes', async () => {
    await simulated.behave('SAIA', { fault: null });
    const load = await quoted();
    const answer = await tender(load, { references: [{ type: 'PO', value: 'PO-77' }] });
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'tendered', price: 500, carrier: { scac: 'SAIA' }, references: [{ type: 'PO', value: 'PO-77' }] },
    });
    expect(isBolNumber(answer.body.bol_number ?? '')).toBe(true);
    await vi.waitFor(async () => expect(await statusOf(load)).toBe('assigned'), 30_000);
    expect(await receivedOf(load)).toMatchObject([{ received: 1, status: 'accepted' }]);
    const found = await simulated.app.call(loads.list, {
      query: { search: answer.body.bol_number ?? '' },
      token: shipper.token,
    });
    expect(found.body.items).toMatchObject([{ id: load.id, pro_number: expect.any(String) }]);
  });

  it('costs what was quoted, and goes on costing it, though the tariff has other rules by now', async () => {
    await simulated.behave('SAIA', { fault: null });
    const { db } = simulated.app.services;
    const load = await quoted({ carrier_id: dayton });
    const rules = [
      { kind: 'linear_feet' as const, threshold: 0 },
      { kind: 'overlength' as const, threshold: 0, price: 900 },
    ];
    const tariff_id = await makeTariff(db, dayton, { name: 'Dearer', rules });
    expect(await tender(load)).toMatchObject({ status: 200, body: { price: 500 } });
    await db.updateTable('tariffs').set({ minimum_charge: 9_000 }).where('id', '=', tariff_id).execute();
    const { body } = await simulated.app.call(loads.get, { params: { id: load.id }, token: shipper.token });
    expect(body.price).toBe(500);
    await db.deleteFrom('tariffs').where('id', '=', tariff_id).execute();
  });

  it('happens once, however many press at the same moment', async () => {
    const load = await quoted();
    const answers = await Promise.all(Array.from({ length: 50 }, () => tender(load)));
    const codes = answers.map((one) => (one.status === 200 ? 'ok' : (one.body as never as Refusal).detail[0]?.code));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'tendering.already_booked')).toHaveLength(49);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    await vi.waitFor(async () => expect(await receivedOf(load)).toMatchObject([{ received: 1 }]), 30_000);
  });

  it('makes the load bookable again when the carrier declines', async () => {
    await simulated.behave('SAIA', { fault: 'decline_tender' });
    const load = await quoted();
    await tender(load);
    await vi.waitFor(async () => expect(await statusOf(load)).toBe('declined'), 30_000);
    await simulated.behave('SAIA', { fault: null });
    expect(await tender(load)).toMatchObject({ status: 409, body: { detail: [{ code: 'quotes.not_open' }] } });
    const other = await load.addQuote(dayton);
    expect(await tender(load, { carrier_quote_id: other })).toMatchObject({
      status: 200,
      body: { status: 'tendered' },
    });
  });

  it('gives up a carrier that does not answer in its window, and takes the tender back', async () => {
    await simulated.behave('DAFG', { fault: 'never_answer_tender' });
    const load = await quoted({ carrier_id: dayton });
    await tender(load);
    await vi.waitFor(async () => expect(await statusOf(load)).toBe('declined'), 30_000);
    await vi.waitFor(async () => expect(await receivedOf(load)).toMatchObject([{ status: 'cancelled' }]), 30_000);
  });

  it('asks again instead of sending again when the answer is lost', async () => {
    await simulated.behave('SAIA', { fault: 'lost_answer' });
    const load = await quoted();
    await tender(load);
    await vi.waitFor(async () => expect(await receivedOf(load)).toHaveLength(1), 30_000);
    await simulated.behave('SAIA', { fault: null });
    await vi.waitFor(async () => expect(await statusOf(load)).toBe('assigned'), 30_000);
    expect(await receivedOf(load)).toMatchObject([{ received: 1 }]);
  });
});

type Refusal = { detail: { code: string; field?: string }[] };

describe('booking is refused', () => {
  it.each<[string, number, object, (load: QuotedLoad) => Partial<TenderLoad>]>([
    ['quotes.expired', 409, { expires_at: '2026-01-01T00:00:00Z' }, () => ({})],
    ['http.not_found', 404, {}, () => ({ carrier_quote_id: 2_000_000 })],
    ['tendering.requote_needed', 409, { requote_needed: true }, () => ({})],
    ['tendering.stop_missing', 400, {}, ({ tender: { stops } }) => ({ stops: [stops[0]!, stops[0]!] })],
    [
      'tendering.zip_changed',
      409,
      {},
      ({ tender: { stops } }) => ({ stops: stops.map((stop) => ({ ...stop, zip_code: '10001' })) }),
    ],
    [
      'tendering.contact_missing',
      400,
      {},
      ({ tender: { stops } }) => ({
        stops: stops.map((stop) => ({ ...stop, contact: { name: ' ', phone: '3125550163', email: '' } })),
      }),
    ],
    [
      'tendering.phone_missing',
      400,
      {},
      ({ tender: { stops } }) => ({
        stops: stops.map((stop) => ({ ...stop, contact: { name: 'A', phone: '', email: '' } })),
      }),
    ],
  ])('with %s', async (code, status, columns, changes) => {
    const load = await quoted(columns);
    expect(await tender(load, changes(load))).toMatchObject({ status, body: { detail: [{ code }] } });
    expect(await receivedOf(load)).toEqual([]);
  });

  it('while an accessorial lacks details it needs', async () => {
    const load = await quoted();
    const { db } = simulated.app.services;
    await db.insertInto('load_accessorials').values({ load_id: load.id, code: 'MNC' }).execute();
    expect(await tender(load)).toMatchObject({
      status: 400,
      body: {
        detail: [
          { code: 'accessorials.detail_missing', field: 'accessorials.0.details.contact_name' },
          { code: 'accessorials.detail_missing', field: 'accessorials.0.details.contact_phone' },
        ],
      },
    });
    const details = JSON.stringify({ contact_name: 'Ann', contact_phone: '3125550163' });
    await db.updateTable('load_accessorials').set({ details }).where('load_id', '=', load.id).execute();
    expect(await tender(load)).toMatchObject({ status: 200 });
  });

  it('with a free insurance policy, which only reward accounts have', async () => {
    const load = await quoted();
    const answer = await simulated.app.call(tendering.tender, {
      params: { id: load.id },
      query: { ...choices, loyalty_insurance: 'true' },
      body: load.tender,
      token: shipper.token,
    });
    expect(answer).toMatchObject({ status: 403, body: { detail: [{ code: 'insurance.not_loyal' }] } });
  });

  it('with a quote of another load, of the own account or of another', async () => {
    const load = await quoted();
    const stranger = await makeShipper(simulated.app);
    for (const other of [await quoted(), await quoted({ account_id: stranger.account_id })]) {
      const { carrier_quote_id } = other.tender;
      expect(await tender(load, { carrier_quote_id })).toMatchObject({ status: 404 });
    }
    expect(await statusOf(load)).toBe('quoted');
  });

  it.each(['insurance', 'loyalty_insurance'])('with %s, to those who may not insure', async (cover) => {
    const uninsured = await makeShipper(simulated.app, { dispatchModes: { insurance: false } });
    await simulated.app.services.db
      .updateTable('accounts')
      .set({ loyalty_insurance: true })
      .where('id', '=', uninsured.account_id)
      .execute();
    const load = await quoted({ account_id: uninsured.account_id });
    const answer = await simulated.app.call(tendering.tender, {
      params: { id: load.id },
      query: { ...choices, [cover]: 'true' },
      body: load.tender,
      token: uninsured.token,
    });
    expect(answer).toMatchObject({
      status: 403,
      body: { detail: [{ code: 'tendering.dispatch_disabled', field: 'insurance' }] },
    });
  });

  it('to those who may not dispatch the mode, and to strangers as if there were no load', async () => {
    const noLtl = await makeShipper(simulated.app, { account_id: shipper.account_id, dispatchModes: { ltl: false } });
    const load = await quoted();
    const allowed = await makeShipper(simulated.app);
    expect(await tender(load, {}, allowed.token)).toMatchObject({
      status: 404,
      body: { detail: [{ code: 'loads.not_found' }] },
    });
    await simulated.app.services.db
      .updateTable('users')
      .set({ can_dispatch_modes: JSON.stringify({ ltl: false }) })
      .where('id', '=', noLtl.user_id)
      .execute();
    expect(await tender(load, {}, noLtl.token)).toMatchObject({ status: 403 });
  });
});

describe('cancelling a load', () => {
  const cancel = (load: QuotedLoad, body: { reason: string; note?: string }) =>
    simulated.app.call(tendering.cancel, { params: { load_id: load.id }, body: body as never, token: shipper.token });

  it('shows the fee first, notifies the carrier, and cannot be done twice', async () => {
    await simulated.behave('SAIA', { fault: null });
    const load = await quoted();
    await tender(load);
    await vi.waitFor(async () => expect(await statusOf(load)).toBe('assigned'), 30_000);
    const status = await simulated.app.call(tendering.cancellationStatus, {
      params: { load_id: load.id },
      token: shipper.token,
    });
    expect(status.body).toEqual({
      may_cancel: true,
      carrier_is_told: true,
      fee: expect.any(Number),
      fee_by: 'carrier',
    });
    expect(await cancel(load, { reason: 'weather' })).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    await vi.waitFor(async () => expect(await receivedOf(load)).toMatchObject([{ status: 'cancelled' }]), 30_000);
    expect(await cancel(load, { reason: 'weather' })).toMatchObject({
      status: 409,
      body: { detail: [{ code: 'loads.over' }] },
    });
  });

  it('wants a note for the reason other', async () => {
    const load = await quoted();
    expect(await cancel(load, { reason: 'other' })).toMatchObject({
      status: 400,
      body: { detail: [{ code: 'tendering.other_needs_note', field: 'note' }] },
    });
    expect(await cancel(load, { reason: 'other', note: 'Sold at the dock' })).toMatchObject({ status: 200 });
  });
});
