import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { startCarrierSimulator } from '@portal/simulators/carriers/carrier-simulator.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type SimulatedCarriers,
  knowCarrier,
  startSimulatedCarriers,
} from '../../../testing/fixtures/carriers/simulated-carriers.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad, type QuotedLoad } from '../../../testing/fixtures/quoted-load.ts';

const choices = { pickup: 'true', insurance: 'false' } as const;
const speed = 2000;
const patient = 60_000;
/** Accepted by the carrier, whatever has become of the load since. */
const booked = { pro_number: expect.any(String) as string, tender_trouble: null };

let simulated: SimulatedCarriers;
let shipper: Shipper;

beforeAll(async () => {
  simulated = await startSimulatedCarriers(speed);
  shipper = await makeShipper(simulated.app);
});
afterAll(() => simulated.stop());

const book = async (carrier_id: number): Promise<QuotedLoad> => {
  const load = await makeQuotedLoad(simulated.app, { account_id: shipper.account_id, carrier_id });
  const sent = { params: { id: load.id }, query: choices, body: load.tender, token: shipper.token };
  expect(await simulated.app.call(tendering.tender, sent)).toMatchObject({ status: 200 });
  return load;
};
const details = async ({ id }: QuotedLoad) =>
  (await simulated.app.call(loads.details, { params: { id }, token: shipper.token })).body;
const becomes = (load: QuotedLoad, state: object, patience = 40_000) =>
  vi.waitFor(async () => expect(await details(load)).toMatchObject(state), { timeout: patience, interval: 100 });
const receivedOf = async ({ id }: QuotedLoad) =>
  (await simulated.receivedTenders()).filter(({ load_number }) => load_number === String(id));
const notesOf = async ({ id }: QuotedLoad) =>
  (await simulated.app.call(loads.history, { query: { load_id: id }, token: shipper.token })).body.items
    .filter(({ kind }) => kind === 'note')
    .map(({ event }) => event);

// Each waits long for a carrier of its own, so that all may wait at once.
describe.concurrent('a tender whose answer is unclear', () => {
  it.each([
    ['closes the connection after booking', 'lost_answer', 'SAIA'],
    ['answers 500 after booking', 'answer_500', 'ODFL'],
    ['answers nonsense after booking', 'garbage', 'ABFS'],
    ['answers half after booking', 'truncated', 'RLCA'],
  ])(
    'is pending confirmation and never sent twice when the carrier %s',
    async (_, fault, scac) => {
      const carrier = await knowCarrier(simulated.app, scac);
      await simulated.behave(scac, { fault });
      const load = await book(carrier);
      await becomes(load, { status: 'tendered', tender_trouble: 'unclear' });
      expect(await receivedOf(load)).toMatchObject([{ received: 1 }]);
      await simulated.behave(scac, { fault: null });
      await becomes(load, booked);
      expect(await receivedOf(load)).toMatchObject([{ received: 1, status: 'accepted' }]);
      expect(await notesOf(load)).toContain('tender_unclear');
    },
    patient,
  );

  it(
    'is found booked when the carrier answers after everybody stopped listening',
    async () => {
      const carrier = await knowCarrier(simulated.app, 'FXFE');
      await simulated.behave('FXFE', { fault: 'late_answer' });
      const load = await book(carrier);
      await vi.waitFor(async () => expect(await receivedOf(load)).toHaveLength(1), 30_000);
      await becomes(load, { status: 'tendered', tender_trouble: 'unclear' });
      await simulated.behave('FXFE', { fault: null });
      await becomes(load, booked);
      expect(await receivedOf(load)).toMatchObject([{ received: 1 }]);
    },
    patient,
  );

  it(
    'is notified once, however long it lasts',
    async () => {
      const carrier = await knowCarrier(simulated.app, 'CNWY');
      await simulated.behave('CNWY', { fault: 'answer_500' });
      const load = await book(carrier);
      await becomes(load, { tender_trouble: 'unclear' });
      await new Promise((resolve) => setTimeout(resolve, 2500));
      expect((await notesOf(load)).filter((event) => event === 'tender_unclear')).toHaveLength(1);
      await simulated.behave('CNWY', { fault: null });
      await becomes(load, booked);
    },
    patient,
  );
});

/** A carrier whose system is a process of its own, which can go down and come back where it was. */
const startOwnCarrier = async (scac: string) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-down-'));
  let simulator = await startCarrierSimulator({ dataDir, speed, port: 0 });
  const port = Number(new URL(simulator.url).port);
  onTestFinished(async () => {
    await simulator.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    id: await knowCarrier(simulated.app, scac, { api_address: `${simulator.url}/carriers/${scac}/v1` }),
    misbehave: (fault: string) =>
      fetch(`${simulator.url}/control/carriers/${scac}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ fault }),
      }),
    goDown: () => simulator.close(),
    async comeBack() {
      simulator = await startCarrierSimulator({ dataDir, speed, port });
    },
    tenders: async () =>
      (await (await fetch(`${simulator.url}/control/tenders`)).json()) as { received: number; load_number: string }[],
  };
};

describe.concurrent('a carrier that is down', () => {
  it(
    'gets the load when it is back, once',
    async () => {
      const carrier = await startOwnCarrier('EXLA');
      await carrier.goDown();
      const load = await book(carrier.id);
      await becomes(load, { status: 'tendered', tender_trouble: 'unreachable' });
      expect(await notesOf(load)).toContain('tender_unreachable');
      await carrier.comeBack();
      await becomes(load, booked);
      expect(await carrier.tenders()).toMatchObject([{ received: 1 }]);
    },
    patient,
  );

  it(
    'is asked for what it booked before it went down, and not sent it again',
    async () => {
      const carrier = await startOwnCarrier('UPGF');
      await carrier.misbehave('lost_answer');
      const load = await book(carrier.id);
      await becomes(load, { tender_trouble: 'unclear' });
      await carrier.goDown();
      await new Promise((resolve) => setTimeout(resolve, 3000));
      expect(await details(load)).toMatchObject({ status: 'tendered', tender_trouble: 'unclear' });
      await carrier.comeBack();
      await becomes(load, booked);
      const sent = (await carrier.tenders()).filter(({ load_number }) => load_number === String(load.id));
      expect(sent).toMatchObject([{ received: 1 }]);
    },
    patient,
  );
});
