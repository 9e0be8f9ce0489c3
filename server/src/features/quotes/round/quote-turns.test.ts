import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import {
  knowCarrier,
  type SimulatedCarriers,
  startSimulatedCarriers,
} from '../../../testing/fixtures/carriers/simulated-carriers.ts';
import { firstPriceOf, floodQuotes, requestQuotesFor, roundsOf } from '../../../testing/faults/quote-flood.ts';

let simulated: SimulatedCarriers;
beforeAll(async () => {
  simulated = await startSimulatedCarriers();
  await knowCarrier(simulated.app, 'AACT', { rating: 'tariff' });
  // As slow as a carrier may be before it is given up: each round of the flood holds its place that long.
  await knowCarrier(simulated.app, 'SAIA');
  await simulated.behave('SAIA', { latency_ms: 6000 });
});
afterAll(() => simulated.stop());

it('gives another account its price at once while one account has many loads waiting', async () => {
  const { app } = simulated;
  const [busy, next, last] = [await makeShipper(app), await makeShipper(app), await makeShipper(app)];
  await floodQuotes(app, busy.account_id, 60);
  for (const { account_id } of [next, last]) {
    await firstPriceOf(app, await requestQuotesFor(app, account_id));
    const { waiting, running } = await roundsOf(app, busy.account_id);
    expect(waiting).toBeGreaterThan(0);
    expect(running).toBeGreaterThan(0);
    expect(running).toBeLessThanOrEqual(app.services.config.jobsAtOnce / 2);
  }
});
