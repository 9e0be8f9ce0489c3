import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { acts, type Model, newLoad } from './load-walks.ts';
import { makeShipper, type Shipper, tokenFor } from './fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from './test-app.ts';
import { knowTruckCarrier } from './fixtures/carriers/truck-carrier.ts';
import { brokenHistory, type People, standing, type WalkedLoad, walkLoad } from './fixtures/walked-load.ts';

/** `LOAD_WALKS=500 LOAD_STEPS=100` for the long battery; a failure prints the seed that repeats it. */
const walks = Number(process.env['LOAD_WALKS'] ?? 8);
const steps = Number(process.env['LOAD_STEPS'] ?? 40);
const atOnce = 8;

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await sharedTestApp();
  const [shipper, operator, stranger] = await Promise.all([
    makeShipper(app),
    makeShipper(app, { role: 'platform_admin' }),
    makeShipper(app),
  ]);
  people = { shipper, operator, stranger };
  await knowTruckCarrier(app, 'SWFT', ['ftl'], { automatic: false });
  await knowTruckCarrier(app, 'HUBG', ['ftl'], { automatic: false, level: 1.1 });
});

/** A group of walks is over before a bearer is; all of them together are not. */
const signInAgain = async ({ shipper, operator, stranger }: People): Promise<People> => {
  const again = async (one: Shipper): Promise<Shipper> => ({ ...one, token: await tokenFor(app, one.user_id) });
  return { shipper: await again(shipper), operator: await again(operator), stranger: await again(stranger) };
};

/** Where the load is not what the model says. */
const differences = async (model: Model, load: WalkedLoad): Promise<string | null> => {
  const found = await load.recorded();
  const isBooked = ['pending', 'assigned', 'dispatched', 'in transit', 'delivered'].includes(model.status);
  const said = {
    status: found.status,
    moves: found.history.length,
    made: found.tenders.length,
    stand: standing(found),
  };
  const meant = { status: model.status, moves: model.moves, made: model.bookings, stand: isBooked ? 1 : 0 };
  if (JSON.stringify(said) !== JSON.stringify(meant)) return `${JSON.stringify(said)} is not ${JSON.stringify(meant)}`;
  return brokenHistory(found);
};

const begin = async () => {
  const load = await walkLoad(app, people);
  return { load, model: newLoad(await load.openQuotes()) };
};

type Step = { name: string; choice: number };

/** Does one thing after the other to a load, and to a new one when that has come to its end; stops at the first fault. */
const walk = async (path: readonly Step[]): Promise<void> => {
  let { load, model } = await begin();
  for (const [index, { name, choice }] of path.entries()) {
    const before = model.status;
    const fault = (await acts[name]?.act(model, load, choice)) ?? (await differences(model, load));
    if (fault) throw new Error(`load ${load.id}, step ${index}, ${name} in "${before}": ${fault}`);
    const isOver = model.status === 'cancelled' || model.status === 'delivered';
    if (isOver && choice % 3 === 0) ({ load, model } = await begin());
  }
};

const step: fc.Arbitrary<Step> = fc.record({
  name: fc.oneof(...Object.entries(acts).map(([name, { weight }]) => ({ weight, arbitrary: fc.constant(name) }))),
  choice: fc.nat({ max: 10_000 }),
});
const path = fc.array(step, { minLength: steps, maxLength: steps, size: 'max' });

it(
  `walks ${walks} times ${steps} steps over the table of a load's life: no illegal state, one row a move, no booking lost or doubled`,
  async () => {
    // Side by side, since most of a step is waiting.
    const group = fc.array(path, { minLength: atOnce, maxLength: atOnce });
    await fc.assert(
      fc.asyncProperty(group, async (paths) => {
        people = await signInAgain(people);
        const ends = await Promise.allSettled(paths.map(walk));
        expect(ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))).toEqual([]);
      }),
      { numRuns: Math.ceil(walks / atOnce), endOnFailure: true },
    );
    expect(await app.services.db.selectFrom('loads').select('id').execute()).not.toEqual([]);
  },
  Math.max(180_000, walks * steps * 200),
);
