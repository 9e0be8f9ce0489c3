import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HostileStage, sendHostileRequests, sendHostileStreams, setHostileStage } from './hostile-battery.ts';
import { startTestApp } from './test-app.ts';

/** `npm run fuzz` sends as many as one likes; the seed is printed so that a finding can be repeated. */
const count = 1500;
const streams = 300;
const seed = Number(process.env['HOSTILE_SEED'] ?? Date.now() % 1_000_000);

// Without limits, so that the calls themselves are met and not the refusal to make more of them.
const app = await startTestApp({ CALL_LIMITS: 'off' });
let stage: HostileStage;
beforeAll(async () => {
  stage = await setHostileStage(app);
});
afterAll(() => app.stop());

it(`refuses ${count} hostile inputs over every call without a fault of its own (seed ${seed})`, async () => {
  const { faults, statuses } = await sendHostileRequests(stage, { count, seed });
  expect(faults.slice(0, 5)).toEqual([]);
  // An input that ends the session would make the rest of them pass unseen.
  expect(statuses[401] ?? 0).toBeLessThan(count / 10);
}, 600_000);

it(`answers ${streams} hostile streams of bytes, each in the shape of every refusal (seed ${seed})`, async () => {
  const faults = await sendHostileStreams(stage, { count: streams, seed });
  expect(faults.slice(0, 12)).toEqual([]);
}, 600_000);
