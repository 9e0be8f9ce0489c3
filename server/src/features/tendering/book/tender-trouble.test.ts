import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { type CarrierSimulator, startCarrierSimulator } from '@portal/simulators/carriers/carrier-simulator.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CarrierWorld, knowCarrier, startCarrierWorld } from '../../../testing/fixtures/carrier-world.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad, type QuotedLoad } from '../../../testing/fixtures/quoted-load.ts';

const choices = { pickup: 'true', insurance: 'false' } as const;
const speed = 2000;
const patient = 60_000;
/** Accepted by the carrier, whatever has become of the load since. */
const booked = { pro_number: expect.any(String) as string, tender_trouble: null };

let world: CarrierWorld;
let shipper: Shipper;
let saia: number;

beforeAll(async () => {
  world = await startCarrierWorld(speed);
  shipper = await makeShipper(world.app);
  saia = await knowCarrier(world.app, 'SAIA');
});
afterAll(() => world.stop());
beforeEach(() => world.behave('SAIA', { fault: null }));

const book = async (carrier_id = saia): Promise<QuotedLoad> => {
  const load = await makeQuotedLoad(world.app, { account_id: shipper.account_id, carrier_id });
  const sent = { params: { id: load.id }, query: choices, body: load.tender, token: shipper.token };
  expect(await world.app.call(tendering.tender, sent)).toMatchObject({ status: 200 });
  return load;
};
const details = async ({ id }: QuotedLoad) =>
  (await world.app.call(loads.details, { params: { id }, token: shipper.token })).body;
const becomes = (load: QuotedLoad, state: object, patience = 40_000) =>
  vi.waitFor(async () => expect(await details(load)).toMatchObject(state), { timeout: patience, interval: 100 });
const heardOf = async ({ id }: QuotedLoad) =>
  (await world.heardTenders()).filter(({ load_number }) => load_number === String(id));
const notesOf = async ({ id }: QuotedLoad) =>
  (await world.app.call(loads.history, { query: { load_id: id }, token: shipper.token })).body.items
    .filter(({ kind }) => kind === 'note')
    .map(({ event }) => event);

describe('a tender whose answer is unclear', () => {
  it.each([
    ['closes the connection after booking', 'lost_answer'],
    ['answers 500 after booking', 'answer_500'],
    ['answers nonsense after booking', 'garbage'],
    ['answers half after booking', 'truncated'],
  ])(
    'is pending confirmation and never sent twice when the carrier %s',
    async (_, fault) => {
      await world.behave('SAIA', { fault });
      const load = await book();
      await becomes(load, { status: 'tendered', tender_trouble: 'unclear' });
      expect(await heardOf(load)).toMatchObject([{ received: 1 }]);
      await world.behave('SAIA', { fault: null });
      await becomes(load, booked);
      expect(await heardOf(load)).toMatchObject([{ received: 1, status: 'accepted' }]);
      expect(await notesOf(load)).toContain('tender_unclear');
    },
    patient,
  );

  it(
    'is found booked when the carrier answers after everybody stopped listening',
    async () => {
      await world.behave('SAIA', { fault: 'late_answer' });
      const load = await book();
      await vi.waitFor(async () => expect(await heardOf(load)).toHaveLength(1), 5000);
      await becomes(load, { status: 'tendered', tender_trouble: 'unclear' });
      await world.behave('SAIA', { fault: null });
      await becomes(load, booked);
      expect(await heardOf(load)).toMatchObject([{ received: 1 }]);
    },
    patient,
  );

  it(
    'is told once, however long it lasts',
    async () => {
      await world.behave('SAIA', { fault: 'answer_500' });
      const load = await book();
      await becomes(load, { tender_trouble: 'unclear' });
      await new Promise((resolve) => setTimeout(resolve, 2500));
      expect((await notesOf(load)).filter((event) => event === 'tender_unclear')).toHaveLength(1);
      await world.behave('SAIA', { fault: null });
      await becomes(load, booked);
    },
    patient,
  );
});

describe('a carrier that is down', () => {
  let simulator: CarrierSimulator;
  let dataDir: string;
  let carrier: number;
  const start = (port: number) => startCarrierSimulator({ dataDir, speed, port });

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'portal-down-'));
    simulator = await start(0);
    carrier = await knowCarrier(world.app, 'EXLA', { api_address: `${simulator.url}/carriers/EXLA/v1` });
  });
  afterAll(async () => {
    await simulator.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it(
    'gets the load when it is back, once',
    async () => {
      const port = Number(new URL(simulator.url).port);
      await simulator.close();
      const load = await book(carrier);
      await becomes(load, { status: 'tendered', tender_trouble: 'unreachable' });
      expect(await notesOf(load)).toContain('tender_unreachable');
      simulator = await start(port);
      await becomes(load, booked);
      const heard = (await (await fetch(`${simulator.url}/control/tenders`)).json()) as { received: number }[];
      expect(heard).toMatchObject([{ received: 1 }]);
    },
    patient,
  );

  it(
    'is asked for what it booked before it went down, and not sent it again',
    async () => {
      const port = Number(new URL(simulator.url).port);
      await fetch(`${simulator.url}/control/carriers/EXLA`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ fault: 'lost_answer' }),
      });
      const load = await book(carrier);
      await becomes(load, { tender_trouble: 'unclear' });
      await simulator.close();
      await new Promise((resolve) => setTimeout(resolve, 3000));
      expect(await details(load)).toMatchObject({ status: 'tendered', tender_trouble: 'unclear' });
      simulator = await start(port);
      await becomes(load, booked);
      const heard = (await (await fetch(`${simulator.url}/control/tenders`)).json()) as {
        received: number;
        load_number: string;
      }[];
      expect(heard.filter(({ load_number }) => load_number === String(load.id))).toMatchObject([{ received: 1 }]);
    },
    patient,
  );
});
