import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { makeCarrier } from '../../../seed/carriers.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { expireQuotesOnce } from '../../quotes/round/quote-clock.ts';
import { unusedScac } from '../../../testing/fixtures/carriers/unused-scac.ts';

let app: TestApp;
let shipper: Shipper;
let trucker: number;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  const scac = unusedScac();
  trucker = await makeCarrier(app.services.db, { scac, enabled: false });
});

/** A price that runs out so many seconds from now, in the past where negative. */
const quotedFor = (seconds: number) =>
  makeQuotedLoad(app, {
    account_id: shipper.account_id,
    carrier_id: trucker,
    expires_at: new Date(Date.now() + seconds * 1000).toISOString(),
  });

const shownStatus = async (id: number) =>
  (await app.call(quotes.list, { params: { id }, token: shipper.token })).body.items[0]?.status;

const book = async ({ id, tender }: Awaited<ReturnType<typeof quotedFor>>) => {
  const query = { pickup: 'true', insurance: 'false' } as const;
  const { status, body } = await app.call(tendering.tender, {
    params: { id },
    query,
    body: tender,
    token: shipper.token,
  });
  return status === 200 ? 'booked' : (body as never as { detail: { code: string }[] }).detail[0]?.code;
};

it.each([-7200, -3599, -600, -1])(
  'a price that ran out %i seconds from now is neither shown as open nor booked',
  async (seconds) => {
    const load = await quotedFor(seconds);
    expect(await shownStatus(load.id)).toBe('expired');
    expect(await book(load)).toBe('quotes.expired');
    await expireQuotesOnce(systemContext(app.services, 'test'));
    expect(await book(load)).toBe('quotes.expired');
  },
);

it.each([120, 3599, 7200])('a price that runs out in %i seconds is open and booked', async (seconds) => {
  const load = await quotedFor(seconds);
  await expireQuotesOnce(systemContext(app.services, 'test'));
  expect(await shownStatus(load.id)).toBe('open');
  expect(await book(load)).toBe('booked');
});
