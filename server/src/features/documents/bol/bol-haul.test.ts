import { bolNumber } from '@portal/contract/loads/references.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { systemContext } from '../../../platform/context.ts';
import { renderPdf } from '../../../platform/pdf/pdf.ts';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readBolPaper } from './read-bol-paper.ts';

let app: TestApp;
let carrierId: number;

beforeAll(async () => {
  app = await sharedTestApp();
  carrierId = await makeCarrier(app.services.db, { scac: 'WERN', name: 'Werner Enterprises' });
});

/** A reefer load that a team drives by way of `between` stops. */
const reeferLoad = async (between: number): Promise<number> => {
  const { db } = app.services;
  const shipper = await makeShipper(app);
  const load = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id: carrierId });
  const { id } = load;
  const quoteId = load.tender.carrier_quote_id;
  const truck = { truck_type: null, team: true, partial: false, tarp_ft: null };
  await db
    .updateTable('carrier_quotes')
    .set({ truck_type: 'REEFER_53', truck_name: JSON.stringify({ en: '53 ft reefer', es: 'Caja refrigerada' }) })
    .where('id', '=', quoteId)
    .execute();
  await db
    .updateTable('loads')
    .set({ carrier_id: carrierId, carrier_quote_id: quoteId, truck: JSON.stringify(truck), pickup_date: '2026-11-23' })
    .set({ pickup_until: '2026-11-24', bol_number: bolNumber('0614141', id), due_date: '2026-12-02' })
    .set({ deliver_from: '2026-12-01' })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('line_items')
    .set({ temperature: JSON.stringify({ min: 34, max: 38, unit: 'F' }) })
    .where('load_id', '=', id)
    .execute();
  await db.updateTable('stops').set({ position: 99 }).where('load_id', '=', id).where('position', '=', 1).execute();
  for (let position = 1; position <= between; position += 1) {
    await db
      .insertInto('stops')
      .values({ load_id: id, position, type: 'delivery', name: `Stop ${position}`, zip_code: '38118', city: 'Memphis' })
      .execute();
  }
  return id;
};

describe('the bill of lading of a truckload', () => {
  it('says the truck, its drivers, the days, the temperature and every stop in order', async () => {
    const paper = await readBolPaper(systemContext(app.services, 'test'), await reeferLoad(2));
    expect(paper.instructions).toEqual([
      '53 ft reefer',
      'Team drivers',
      'Pick up by 11-24-2026',
      'Deliver no earlier than 12-01-2026',
    ]);
    expect(paper.lines[0]?.description).toEqual(['Machine parts', 'Keep at 34 to 38 °F']);
    expect(paper.stops_between.map(({ type, name }) => `${type} ${name}`)).toEqual([
      'delivery Stop 1',
      'delivery Stop 2',
    ]);
    expect(paper.ship_to.city_line).toContain('Chicago');
  });

  it.each([
    { between: 3, pages: 1 },
    { between: 6, pages: 2 },
  ])('has room for $between stops on the way', async ({ between, pages }) => {
    const paper = await readBolPaper(systemContext(app.services, 'test'), await reeferLoad(between));
    const pdf = await renderPdf(1, new URL('./draw-bol.ts', import.meta.url), paper);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(pages);
  });
});
