import { addDays } from '@portal/contract/values/calendar-days.ts';
import { dayInZone, endOfDayIn } from '@portal/contract/values/zones/local-time.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { operatorZone } from '../../../platform/settings/operator-day.ts';
import { makeCarrier } from '../../../seed/carriers.ts';
import { makeInsuranceQuote } from '../../../testing/fixtures/foreign/foreign-insurance.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { keepZones } from '../../places/clocks/keep-zones.ts';

let app: TestApp;
let shipper: Shipper;
let carrier_id: number;
let end: Date;
beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  carrier_id = await makeCarrier(app.services.db, { scac: 'ENDS' });
  const zone = operatorZone(app.services);
  end = endOfDayIn(zone, addDays(dayInZone(zone, app.services.clock.now()), 3));
});

const hours = (count: number): string => new Date(end.getTime() + count * 3_600_000).toISOString();

const quoteEnding = async (expires_at: string, carrier_reference = '') => {
  const { id, tender } = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id, expires_at });
  const { db } = app.services;
  const quote = tender.carrier_quote_id;
  await db.updateTable('carrier_quotes').set({ carrier_reference }).where('id', '=', quote).execute();
  return { load: id, quote };
};

const endOf = async (table: 'carrier_quotes' | 'insurance_quotes', id: number): Promise<string> => {
  const row = await app.services.db
    .selectFrom(table)
    .select('expires_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return new Date(row.expires_at ?? '').toISOString();
};

const entriesOf = (action: string, id: number) =>
  app.services.db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('action', '=', action)
    .where('object_id', '=', String(id))
    .execute();

/** A start of a server that ships another table than the database has. */
const startWithAnotherTable = async () => {
  await app.services.db.updateTable('zone_table').set({ digest: 'of an earlier table' }).execute();
  await keepZones(systemContext(app.services, 'zones'));
};

it('a table that becomes another leaves offers to the end of the day for which they were made', async () => {
  const { db } = app.services;
  const [early, late] = [await quoteEnding(hours(-1)), await quoteEnding(hours(1))];
  const right = await quoteEnding(hours(0));
  const promised = await quoteEnding(hours(-1), 'Q-77');
  const byHours = await quoteEnding(new Date(end.getTime() - 3_600_000 + 20_000).toISOString());
  const policy = await makeInsuranceQuote(db, shipper);
  await db
    .updateTable('insurance_quotes')
    .set({ status: 'quoted', expires_at: hours(-1) })
    .where('id', '=', policy)
    .execute();
  await startWithAnotherTable();
  await vi.waitFor(
    async () => {
      expect(await endOf('carrier_quotes', early.quote)).toBe(hours(0));
      expect(await endOf('carrier_quotes', late.quote)).toBe(hours(0));
      expect(await endOf('insurance_quotes', policy)).toBe(hours(0));
    },
    { timeout: 30_000, interval: 50 },
  );
  expect(await entriesOf('load.offer-ends-counted', early.load)).toHaveLength(1);
  expect(await entriesOf('insurance.offer-end-counted', policy)).toHaveLength(1);
  expect(await endOf('carrier_quotes', right.quote)).toBe(hours(0));
  expect(await entriesOf('load.offer-ends-counted', right.load)).toEqual([]);
  // What a carrier promised, and what holds for some hours, are instants.
  expect(await endOf('carrier_quotes', promised.quote)).toBe(hours(-1));
  expect(await endOf('carrier_quotes', byHours.quote)).toBe(new Date(end.getTime() - 3_600_000 + 20_000).toISOString());
});
