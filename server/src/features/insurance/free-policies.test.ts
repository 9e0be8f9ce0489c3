import { insurance } from '@portal/contract/insurance/insurance.contract.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { localInstant } from '@portal/contract/values/zones/local-time.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { callAgain } from '../../testing/call-again.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { sharedClock as clock, sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

/** A shipper of the reward programme, in Chicago. */
const loyalShipper = async (): Promise<Shipper> => {
  const shipper = await makeShipper(app);
  await app.services.db
    .updateTable('accounts')
    .set({ loyalty_insurance: true, zip_code: '60601', country: 'US' })
    .where('id', '=', shipper.account_id)
    .execute();
  return shipper;
};

const dayFromNow = (days: number): string => addDays(clock.now().toISOString().slice(0, 10), days);

const quoted = async ({ token }: Shipper, departs_on = dayFromNow(3)) => {
  const goods = {
    origin_zip_code: '85043',
    destination_zip_code: '28208',
    insured_value: 48_000,
    commodity: 'Brake rotors and wiper kits, boxed',
    commodity_group: 'auto_parts' as const,
    departs_on,
  };
  const { status, body } = await callAgain(app)(insurance.create, { token, body: goods });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};

const takeFree = ({ id, version }: { id: number; version: number }, { token }: Shipper) =>
  callAgain(app)(insurance.certify, {
    token,
    params: { id },
    body: { version, offer: 'free', terms_accepted: true } as never,
  });

const get = async (id: number, { token }: Shipper) =>
  (await callAgain(app)(insurance.get, { token, params: { id } })).body;

const inForce = (id: number, who: Shipper) =>
  vi.waitFor(async () => expect((await get(id, who)).status).toBe('in_force'), { timeout: 30_000, interval: 50 });

const cancel = (id: number, { token }: Shipper) =>
  callAgain(app)(insurance.remove, { token, params: { id }, query: { reason: 'no_longer_needed' } });

const codeOf = ({ status, body }: { status: number; body: unknown }) => {
  const { code, field } = (body as { detail: { code: string; field?: string }[] }).detail[0] ?? {};
  return [status, code, field];
};

describe('free policies', () => {
  it('are no more than the month has, whatever is pressed at once, and begin again with the next month', async () => {
    const loyal = await loyalShipper();
    const quotes = await Promise.all(Array.from({ length: 12 }, () => quoted(loyal, dayFromNow(60))));
    expect(quotes[0]?.offers[0]).toMatchObject({ code: 'free', total: 0, limit: 25_000 });
    const answers = await Promise.all(quotes.map((quote) => takeFree(quote, loyal)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(codeOf(answers.find(({ status }) => status !== 200) ?? { status: 0, body: null })).toEqual([
      409,
      'insurance.none_free',
      'offer',
    ]);
    const freeLeft = async () => (await get(quotes[0]?.id ?? 0, loyal)).free_policies?.left;
    expect(await freeLeft()).toBe(0);
    const bought = answers.findIndex(({ status }) => status === 200);
    await inForce(quotes[bought]?.id ?? 0, loyal);
    await cancel(quotes[bought]?.id ?? 0, loyal);
    expect(await freeLeft()).toBe(1);
    const back = clock.now();
    try {
      clock.set(new Date(Date.UTC(back.getUTCFullYear(), back.getUTCMonth() + 1, 3, 12)));
      expect(await freeLeft()).toBe(3);
    } finally {
      clock.set(back);
    }
  });

  it('are given back on the day they were taken, which is the account’s own', async () => {
    const loyal = await loyalShipper();
    const back = clock.now();
    const next = new Date(Date.UTC(back.getUTCFullYear(), back.getUTCMonth() + 1, 11)).toISOString().slice(0, 10);
    const at = (day: string, time: string) => clock.set(localInstant(day, time, 'America/Chicago').instant);
    const takenAt = async (time: string) => {
      at(next, time);
      const { id, version } = await quoted(loyal);
      expect((await takeFree({ id, version }, loyal)).status).toBe(200);
      await inForce(id, loyal);
      return id;
    };
    const leftAfter = async (id: number) => {
      expect((await cancel(id, loyal)).status).toBe(200);
      return (await get(id, loyal)).free_policies?.left;
    };
    try {
      // The second moment is the next day in UTC already.
      const [first, second] = [await takenAt('12:00'), await takenAt('20:00')];
      expect(await leftAfter(second)).toBe(2);
      at(addDays(next, 1), '12:00');
      expect(await leftAfter(first)).toBe(2);
    } finally {
      clock.set(back);
    }
  });

  it('are refused to accounts outside the programme', async () => {
    const shipper = await makeShipper(app);
    expect(codeOf(await takeFree(await quoted(shipper), shipper))).toEqual([409, 'insurance.no_such_offer', 'offer']);
  });
});
