import { copies } from '@portal/contract/drayage/drayage.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadBody } from '../../loads/load-body.fixture.ts';
import { localInstant } from '@portal/contract/values/zones/local-time.ts';

const clock = sharedClock;
let app: TestApp;
let shipper: Shipper;
let trucker: number;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  trucker = await makeCarrier(app.services.db, { scac: 'WERN', enabled: false });
});

const pickupDay = '2031-03-04';
const dayAfter = '2031-03-05';
const places = [
  ['America/New_York', '10001', 'New York', 'NY'],
  ['America/Chicago', '75207', 'Dallas', 'TX'],
  ['America/Los_Angeles', '90021', 'Los Angeles', 'CA'],
] as const;

/** The clock, so many seconds after the pickup day has ended where the pickup takes place. */
const setClock = (zone: string, seconds: number): void =>
  clock.set(new Date(localInstant(dayAfter, '00:00', zone).instant.getTime() + seconds * 1000));

const quotedAt = async (zone: string, days: { pickup_until?: string } = {}) => {
  const { db } = app.services;
  const load = await makeQuotedLoad(app, {
    account_id: shipper.account_id,
    carrier_id: trucker,
    expires_at: '2099-01-01T00:00:00Z',
  });
  await db
    .updateTable('loads')
    .set({ pickup_date: pickupDay, ...days })
    .where('id', '=', load.id)
    .execute();
  await db
    .updateTable('stops')
    .set({ timezone: zone })
    .where('load_id', '=', load.id)
    .where('position', '=', 0)
    .execute();
  return load;
};

type Refusal = { detail?: { code: string; field?: string; msg: object }[] };
const outcome = async (call: Promise<{ status: number; body: unknown }>): Promise<string> => {
  const { status, body } = await call;
  const [first] = (body as Refusal).detail ?? [];
  return first ? `${status} ${first.code} ${first.field}` : String(status);
};

const book = ({ id, tender }: Awaited<ReturnType<typeof quotedAt>>) =>
  outcome(
    app.call(tendering.tender, {
      params: { id },
      query: { pickup: 'true', insurance: 'false' },
      body: tender,
      token: shipper.token,
    }),
  );
const quoteAgain = ({ id }: { id: number }) =>
  outcome(app.call(quotes.request, { params: { id }, token: shipper.token }));

const refused = '409 loads.pickup_over pickup_date';
/** Around the midnight of the place, and around those of UTC and of the operator's days. */
const seconds = [-18_000, -1, 0, 1, 3_599, 18_000] as const;

describe.each(places)('a pickup in %s is over when its day is over there', (zone, zip_code, city, state) => {
  it.each(seconds)('%i seconds after midnight', async (after) => {
    setClock(zone, after);
    const isOver = after >= 0;
    expect(await book(await quotedAt(zone))).toBe(isOver ? refused : '200');
    expect(await quoteAgain(await quotedAt(zone))).toBe(isOver ? refused : '200');
    const [, delivery] = loadBody().stops;
    const body = loadBody({
      draft: true,
      pickup_date: pickupDay,
      stops: [{ type: 'pickup', zip_code, city, state }, ...(delivery ? [delivery] : [])],
    });
    const created = outcome(app.call(loads.create, { body, token: shipper.token }));
    expect(await created).toBe(isOver ? '400 loads.pickup_date_past pickup_date' : '201');
  });

  it('a copy keeps a day that is not over and moves one that is', async () => {
    const { id } = await quotedAt(zone);
    const copied = async () =>
      (await app.call(copies.clone, { params: { id }, token: shipper.token })).body.pickup_date;
    setClock(zone, -1);
    expect(await copied()).toBe(pickupDay);
    setClock(zone, 0);
    expect(await copied()).toBe(dayAfter);
  });
});

describe('a pickup of several days', () => {
  it('is over with the last of them', async () => {
    setClock('America/Chicago', 3600);
    expect(await book(await quotedAt('America/Chicago', { pickup_until: dayAfter }))).toBe('200');
    setClock('America/Chicago', 25 * 3600);
    expect(await book(await quotedAt('America/Chicago', { pickup_until: dayAfter }))).toBe(refused);
  });
});

it('says the day and what to do, in both languages', async () => {
  setClock('America/Chicago', 60);
  const { id } = await quotedAt('America/Chicago');
  const { body } = await app.call(quotes.request, { params: { id }, token: shipper.token });
  expect((body as never as Required<Refusal>).detail[0]?.msg).toEqual({
    en: 'The pickup was for 03-04-2031, which is over. Change the pickup date and quote again.',
    es: 'La recolección era para el 03-04-2031, que ya pasó. Cambie la fecha de recolección y cotice de nuevo.',
  });
});
