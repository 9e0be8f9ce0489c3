import { afterAll, expect, it } from 'vitest';
import { holdAnswers } from './answers/answers.ts';
import { startTestApp } from './test-app.ts';

/** `npm run answers` sends 20,000; the seed is in the test's name, so that a finding can be repeated. */
const count = Number(process.env['ANSWERED_INPUTS'] ?? 1200);
const seed = Number(process.env['ANSWERED_SEED'] ?? Date.now() % 1_000_000);

// Without limits, so that the calls themselves are met and not the refusal to make more of them.
const app = await startTestApp({ CALL_LIMITS: 'off' });
afterAll(() => app.stop());

it(`answers ${count} generated inputs as its document says (seed ${seed})`, { timeout: 3_600_000 }, async () => {
  const { faults, statuses, met, calls } = await holdAnswers(app, { count, seed });
  if (process.env['ANSWERED_INPUTS']) console.log(`${met} of ${calls} calls succeeded; ${JSON.stringify(statuses)}`);
  expect(faults).toEqual([]);
  // Inputs of which none is taken would say little about answers.
  expect(statuses[200] ?? 0).toBeGreaterThan(count / 20);
  expect(statuses[503] ?? 0).toBeLessThan(count / 50);
});
