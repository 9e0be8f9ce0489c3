import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { makeShipper, type Shipper, tokenFor } from '../../../testing/fixtures/make-account.ts';
import { faultOf } from '../../../testing/lives/books-of-life.ts';
import { actNames, beginLife, type LifeStep, stepOf } from '../../../testing/lives/invoice-lives.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { billingDay } from '../billing-day.ts';

/** `INVOICE_LIVES=100000` for the long battery; a failure prints the seed that repeats it. */
const lives = Number(process.env['INVOICE_LIVES'] ?? 200);
const atOnce = 8;

let app: TestApp;
let operator: Shipper;
let second: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
  second = await makeShipper(app, { role: 'platform_admin' });
});

const live = async (token: string, steps: readonly LifeStep[]): Promise<string | null> => {
  const life = await beginLife(app, token, second.token, billingDay(systemContext(app.services, 'test')));
  await stepOf(life, { act: 'issue', which: life.account_id, size: 12_345, isTwice: false });
  for (const [index, step] of steps.entries()) {
    const fault = await stepOf(life, step);
    if (fault) return `account ${life.account_id}, step ${index}: ${fault}`;
  }
  const fault = await faultOf(life);
  return fault && `account ${life.account_id}: ${fault}`;
};

const weights: Partial<Record<LifeStep['act'], number>> = { pay_ahead: 1, pay_late: 1, bounce: 3, credit: 3, apply: 3 };

const step: fc.Arbitrary<LifeStep> = fc.record({
  // Money comes in more often than it is refused.
  act: fc.oneof(...actNames.map((name) => ({ weight: weights[name] ?? 2, arbitrary: fc.constant(name) }))),
  which: fc.nat({ max: 20 }),
  size: fc.nat({ max: 99_999 }),
  isTwice: fc.integer({ min: 0, max: 4 }).map((draw) => draw === 0),
});

it(
  `keeps books, list, statement and invoices of ${lives} accounts the same, whatever is paid, credited, applied, sent back and bounced`,
  async () => {
    const life = fc.array(step, { minLength: 6, maxLength: 9, size: 'max' });
    const group = fc.array(life, { minLength: atOnce, maxLength: atOnce });
    await fc.assert(
      fc.asyncProperty(group, async (some) => {
        const token = await tokenFor(app, operator.user_id);
        const faults = await Promise.all(some.map((steps) => live(token, steps)));
        expect(faults.filter((fault) => fault !== null)).toEqual([]);
      }),
      { numRuns: Math.ceil(lives / atOnce), endOnFailure: true },
    );
  },
  Math.max(240_000, lives * 1000),
);
