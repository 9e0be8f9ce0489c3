import { bolNumber } from '@portal/contract/loads/references.ts';
import { makeCarrier } from '../db/seed/carriers.ts';
import { makeDrayageLoad } from '../db/seed/drayage-loads.ts';
import type { Shipper } from './make-account.ts';
import { makeQuotedLoad } from './quoted-load.ts';
import type { TestApp } from './test-app.ts';

export const paint = {
  un_number: 'UN1263',
  proper_shipping_name: 'Paint',
  class_division: '3',
  packing_group: 'II',
  emergency_phone: '1-800-424-9300',
};

const drum = { commodity: 'Coating', freight_class: '70', handling_unit: 'DRM', handling_unit_count: 4, weight: 800 };

/** A load a carrier has accepted, at a price of $500 that costs $440. */
export const acceptedLoad = async (app: TestApp, shipper: Shipper, scac = 'SAIA'): Promise<number> => {
  const { db } = app.services;
  const known = await db.selectFrom('carriers').select('id').where('scac', '=', scac).executeTakeFirst();
  const carrier_id = known?.id ?? (await makeCarrier(db, { scac, name: 'Saia LTL Freight' }));
  const { account_id, user_id } = shipper;
  const load = await makeQuotedLoad(app, { account_id, carrier_id, created_by: user_id });
  await db
    .updateTable('loads')
    .set({ carrier_id, carrier_quote_id: load.tender.carrier_quote_id, pro_number: '0482917357', status: 'assigned' })
    .set({ bol_number: bolNumber('0614141', load.id), price: 500, cost: 440, po_number: 'PO 7781' })
    .where('id', '=', load.id)
    .execute();
  return load.id;
};

/** Adds a line of four drums, hazardous unless told otherwise. */
export const addDrums = async (app: TestApp, load_id: number, hazmat: object | null = paint): Promise<void> => {
  await app.services.db
    .insertInto('line_items')
    .values({
      ...drum,
      load_id,
      position: 9,
      dimension_unit: 'in',
      weight_unit: 'lb',
      hazmat: hazmat && JSON.stringify(hazmat),
    })
    .execute();
};

/** A container from Los Angeles a trucker has accepted. */
export const acceptedContainer = async (app: TestApp, shipper: Shipper): Promise<number> => {
  const { db } = app.services;
  const id = await acceptedLoad(app, shipper);
  const { carrier_id, carrier_quote_id } = await db
    .selectFrom('loads')
    .select(['carrier_id', 'carrier_quote_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const booked = { carrier_id, carrier_quote_id, status: 'assigned', price: 500, cost: 440, pro_number: '5512207789' };
  return makeDrayageLoad(db, {
    account_id: shipper.account_id,
    created_by: shipper.user_id,
    ...booked,
    haul: {
      container_numbers: ['MSCU6639870'],
      last_free_day: '2026-12-02',
      empty_return_location: 'WBCT, Berth 100, San Pedro CA',
      steamship_line: 'MSCU',
      master_bl: 'MEDUQ1234567',
      vessel: 'MSC Ines',
      voyage: '214W',
    },
  });
};
