import { expect, it } from 'vitest';
import { type Ctx, systemContext } from '../../../platform/context.ts';
import { makeCarrier } from '../../../seed/carriers.ts';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { confirmStops } from './confirm-stops.ts';

it('gives a stop the clocks of the town that the booking names in its postal area', async () => {
  const app = await sharedTestApp();
  const { account_id } = await makeShipper(app);
  const carrier_id = await makeCarrier(app.services.db, { scac: 'CLKS' });
  const { id, tender } = await makeQuotedLoad(app, { account_id, carrier_id });
  const area = { zip_code: 'V0B', country: 'CA', state: 'BC', city: 'Fernie' } as const;
  const known = tender.stops.map((stop) => ({ id: stop.id, ...area }));
  const named = tender.stops.map((stop, i) => ({
    ...stop,
    ...area,
    city: i === 0 ? 'Creston' : 'Fernie',
    contact: { ...stop.contact, phone: '2504280000' },
  }));
  await confirmStops(systemContext(app.services, 'test') as Ctx, known, named);
  const { db } = app.services;
  const stops = await db
    .selectFrom('stops')
    .select(['city', 'timezone'])
    .where('load_id', '=', id)
    .orderBy('position')
    .execute();
  expect(stops).toEqual([
    { city: 'Creston', timezone: 'America/Creston' },
    { city: 'Fernie', timezone: 'America/Chicago' },
  ]);
});
