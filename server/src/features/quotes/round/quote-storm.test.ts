import { loads } from '@portal/contract/loads/loads.contract.ts';
import type { LoadInput } from '@portal/contract/loads/load.ts';
import { cents, sum } from '@portal/contract/values/money.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type SimulatedCarriers,
  knowCarrier,
  startSimulatedCarriers,
} from '../../../testing/fixtures/carriers/simulated-carriers.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { priceDay } from '../rating/price-day.ts';

const healthy = ['ODFL', 'CNWY', 'FXFE', 'SAIA'];
/** Carriers that answer with what is no price; two of them only say so when everybody has given up waiting. */
const broken = {
  EXLA: 'hang',
  DPHE: 'slow_drip',
  SEFL: 'error_500',
  ABFS: 'garbage',
  RLCA: 'negative_price',
  UPGF: 'truncated',
  AVRT: 'huge',
  CTII: 'wrong_currency',
};
/** A carrier that says everything three times. */
const chatty = 'DAFG';
const requested = healthy.length + Object.keys(broken).length + 2;

const pallets: LoadInput = {
  mode: 'ltl',
  pickup_date: addBusinessDays(priceDay('America/Chicago', new Date()), 2),
  stops: [
    { type: 'pickup', zip_code: '75207' },
    { type: 'delivery', zip_code: '60632' },
  ].map((stop) => ({ name: '', address: '', city: '', state: '', country: 'US', ...stop })) as LoadInput['stops'],
  line_items: [
    {
      commodity: 'Machine parts',
      freight_class: '85',
      handling_unit: 'PAT',
      handling_unit_count: 2,
      length: 48,
      width: 40,
      height: 48,
      dimension_unit: 'in',
      weight: 1300,
      weight_unit: 'lb',
    } as LoadInput['line_items'][number],
  ],
  in_transit: false,
  accessorials: [{ code: 'LFTD', details: {} }],
  cargo_value_for_insurance: null,
  draft: false,
};

let simulated: SimulatedCarriers;
let shipper: Shipper;
let operator: Shipper;
let socket: Socket;
const received: string[] = [];

beforeAll(async () => {
  simulated = await startSimulatedCarriers();
  shipper = await makeShipper(simulated.app, { markupPercent: 12, markupMin: 40 });
  operator = await makeShipper(simulated.app, { role: 'platform_admin' });
  await knowCarrier(simulated.app, 'AACT', { rating: 'tariff' });
  for (const scac of [...healthy, ...Object.keys(broken), chatty]) await knowCarrier(simulated.app, scac);
  for (const scac of healthy) await simulated.behave(scac, { latency_ms: 50 });
  for (const [scac, fault] of Object.entries(broken)) await simulated.behave(scac, { fault, latency_ms: 20 });
  await simulated.behave(chatty, { fault: 'duplicates', latency_ms: 50 });
  socket = io(simulated.app.url, { path: socketPath, auth: { token: shipper.token }, transports: ['websocket'] });
  socket.on('new-quote', ({ carriers }: { carriers: { carrier: { scac: string } }[] }) =>
    received.push(...carriers.map(({ carrier }) => carrier.scac)),
  );
});
afterAll(async () => {
  socket.disconnect();
  await simulated.stop();
});

const listed = async (loadId: number, token = shipper.token) =>
  (await simulated.app.call(quotes.list, { params: { id: loadId }, token })).body;

describe('a load quoted by fourteen carriers of which eight fail', () => {
  let loadId: number;
  beforeAll(async () => {
    const created = await simulated.app.call(loads.create, { body: pallets, token: shipper.token });
    loadId = created.body.id;
    await new Promise((resolve) => socket.emit('join', { kind: 'load', id: loadId }, resolve));
    await vi.waitUntil(async () => (await listed(loadId)).items.length >= 7, 30_000);
  });

  it('has every healthy quote once, while those that hang and drip are still being waited for', async () => {
    const found = await listed(loadId);
    // Two of them offer a guaranteed service beside the standard one.
    const quoted = found.items.map(({ carrier, service_class }) => `${carrier.scac} ${service_class}`);
    expect(new Set(quoted).size).toBe(quoted.length);
    expect(new Set(found.items.map(({ carrier }) => carrier.scac))).toEqual(new Set([...healthy, 'AACT', chatty]));
    expect(found).toMatchObject({ requested, closed: false });
    expect(found.pending.map(({ carrier }) => carrier.scac)).toEqual(expect.arrayContaining(['EXLA', 'DPHE']));
    expect(received).toEqual(expect.arrayContaining(healthy));
  });

  it('adds up: lines to price, price to cost and markup', async () => {
    const [mine, operators] = [await listed(loadId), await listed(loadId, operator.token)];
    for (const quote of mine.items) {
      const cost = operators.items.find(({ id }) => id === quote.id)?.cost ?? 0;
      expect(sum(quote.lines.map(({ amount }) => cents(amount)))).toBe(cents(quote.price));
      expect(cents(quote.price) - cents(cost)).toBe(Math.max(Math.round(cents(cost) * 0.12), 4000));
      expect(quote).not.toHaveProperty('cost');
      expect(quote).not.toHaveProperty('cost_lines');
    }
  });

  it('becomes quoted once the last carrier has been given up', async () => {
    await vi.waitFor(async () => {
      const { body } = await simulated.app.call(loads.get, { params: { id: loadId }, token: shipper.token });
      expect(body).toMatchObject({ status: 'quoted', quotes_requested: requested, quotes_answered: requested });
    }, 30_000);
    const found = await listed(loadId);
    expect(found).toMatchObject({ closed: true, pending: [] });
    const { body } = await simulated.app.call(loads.get, { params: { id: loadId }, token: shipper.token });
    expect(body.cheapest_price).toBe(Math.min(...found.items.map(({ price }) => price)));
    const outcomes = await simulated.app.services.db
      .selectFrom('carrier_requests')
      .innerJoin('carriers', 'carriers.id', 'carrier_requests.carrier_id')
      .select(['carriers.scac', 'carrier_requests.failure'])
      .where('carrier_requests.load_id', '=', loadId)
      .where('carrier_requests.status', '=', 'failed')
      .execute();
    expect(Object.fromEntries(outcomes.map(({ scac, failure }) => [scac, failure]))).toEqual({
      EXLA: 'unavailable',
      DPHE: 'unavailable',
      SEFL: 'unavailable',
      ABFS: 'nonsense',
      RLCA: 'nonsense',
      UPGF: 'nonsense',
      AVRT: 'nonsense',
      CTII: 'nonsense',
    });
  });

  it('is requoted on request, and the earlier prices are history', async () => {
    const before = await listed(loadId);
    const again = await simulated.app.call(quotes.request, { params: { id: loadId }, token: shipper.token });
    expect(again).toMatchObject({ status: 200, body: { status: 'quotes requested', quotes_received: 0 } });
    await vi.waitFor(async () => expect((await listed(loadId)).items.length).toBeGreaterThan(0), 30_000);
    const after = await listed(loadId);
    expect(after.items.map(({ id }) => id)).not.toContain(before.items[0]?.id);
    const old = await simulated.app.services.db
      .selectFrom('carrier_quotes')
      .select('status')
      .distinct()
      .where(
        'id',
        'in',
        before.items.map(({ id }) => id),
      )
      .execute();
    expect(old).toEqual([{ status: 'superseded' }]);
  });
});
