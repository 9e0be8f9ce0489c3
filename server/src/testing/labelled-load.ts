import { bolNumber } from '@portal/contract/loads/references.ts';
import { makeCarrier } from '../db/seed/carriers.ts';
import { makeQuotedLoad } from './quoted-load.ts';
import type { Shipper } from './make-account.ts';
import type { TestApp } from './test-app.ts';

const paint = {
  un_number: 'UN1263',
  proper_shipping_name: 'Paint',
  class_division: '3',
  packing_group: 'II',
  emergency_phone: '1-800-424-9300',
};

type Columns = { status?: string; pro_number?: string | null; po_number?: string; mode?: string };

/** A load of two pallets and three drums of paint that a carrier has accepted. */
export const labelledLoad = async (app: TestApp, { account_id, user_id }: Shipper, columns: Columns = {}) => {
  const { db } = app.services;
  const scac = Array.from({ length: 4 }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26))).join('');
  const carrier_id = await makeCarrier(db, { scac, name: 'Saia LTL Freight' });
  const { id, tender } = await makeQuotedLoad(app, { account_id, carrier_id, created_by: user_id });
  await db
    .updateTable('loads')
    .set({ carrier_id, carrier_quote_id: tender.carrier_quote_id, bol_number: bolNumber('0614141', id) })
    .set({ status: 'assigned', pro_number: '0482917357', po_number: 'PO 88213', ...columns })
    .where('id', '=', id)
    .execute();
  await addDrums(app, id);
  await db.insertInto('load_accessorials').values({ load_id: id, code: 'LFTD' }).execute();
  return { id, scac };
};

/** A hazardous line of three drums, behind the others. */
const addDrums = ({ services: { db } }: TestApp, load_id: number) =>
  db
    .insertInto('line_items')
    .values({
      load_id,
      position: 9,
      commodity: 'Coating',
      freight_class: '70',
      handling_unit: 'DRM',
      handling_unit_count: 3,
      packaging_unit: 'DRM',
      packaging_unit_count: 3,
      weight: 300,
      weight_unit: 'kg',
      dimension_unit: 'in',
      hazmat: JSON.stringify(paint),
    })
    .execute();
