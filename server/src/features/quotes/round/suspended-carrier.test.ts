import { loads } from '@portal/contract/loads/loads.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadBody } from '../../loads/load-body.fixture.ts';
import {
  type SimulatedCarriers,
  knowCarrier,
  startSimulatedCarriers,
} from '../../../testing/fixtures/carriers/simulated-carriers.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';

/** Failures in a row after which a carrier is left alone. */
const patience = 5;
/** What a call to a carrier that hangs takes. */
const hangingMs = 8000;

let simulated: SimulatedCarriers;
let shipper: Shipper;

beforeAll(async () => {
  simulated = await startSimulatedCarriers();
  shipper = await makeShipper(simulated.app);
  for (const scac of ['ODFL', 'EXLA']) await knowCarrier(simulated.app, scac);
  await simulated.behave('ODFL', { latency_ms: 50 });
});
afterAll(() => simulated.stop());

const quote = async (): Promise<number> => {
  const created = await simulated.app.call(loads.create, { body: loadBody(), token: shipper.token });
  expect(created.status).toBe(201);
  return created.body.id;
};
const quoted = (id: number) =>
  vi.waitFor(
    async () => {
      const { body } = await simulated.app.call(loads.get, { params: { id }, token: shipper.token });
      expect(body).toMatchObject({ status: 'quoted', quotes_requested: 2, quotes_answered: 2 });
    },
    { timeout: hangingMs, interval: 50 },
  );
const failureOf = async (id: number) => {
  const row = await simulated.app.services.db
    .selectFrom('carrier_requests')
    .select(['status', 'failure'])
    .where('load_id', '=', id)
    .where('status', '<>', 'quoted')
    .executeTakeFirst();
  return row?.failure;
};

it('a carrier that failed too often costs a quote round no time, and the round says why', async () => {
  await simulated.behave('EXLA', { fault: 'error_500', latency_ms: 5 });
  const failed = await Promise.all(Array.from({ length: patience }, quote));
  for (const id of failed) {
    await quoted(id);
    expect(await failureOf(id)).toBe('unavailable');
  }
  await simulated.behave('EXLA', { fault: 'hang' });
  const begun = performance.now();
  const id = await quote();
  await quoted(id);
  expect(performance.now() - begun).toBeLessThan(hangingMs / 2);
  const listed = await simulated.app.call(quotes.list, { params: { id }, token: shipper.token });
  expect(listed.body.declined).toMatchObject([
    { carrier: { scac: 'EXLA' }, reason: { en: expect.stringContaining('has been failing') } },
  ]);
  expect(await failureOf(id)).toBe('suspended');
}, 40_000);
