import { underWayStatuses } from '@portal/contract/loads/load-states.ts';
import { failedTenderStatuses } from '@portal/contract/tendering/tender-status.ts';
import { type RawBuilder, sql } from 'kysely';
import type { CarrierRefs } from '../../integrations/carriers/carrier-port.ts';
import type { Database } from '../../platform/database/database.ts';
import { sqlTexts } from '../../platform/database/sql-texts.ts';

/** The booking an event belongs to; `is_over` once it was declined, given up or taken back. */
export type Booking = { load_id: number; tender_id: number | null; is_over: boolean };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a tender has failed, in a query that has its status. */
export const isOver = sql<boolean>`status = any(${failedTenderStatuses}::text[])`;

const tenderWhere = (db: Database, carrierId: number, condition: RawBuilder<boolean>): Promise<Booking | undefined> =>
  db
    .selectFrom('tenders')
    .select(['load_id', 'id as tender_id', isOver.as('is_over')])
    .where('carrier_id', '=', carrierId)
    .where(condition)
    .executeTakeFirst();

const openTender = (db: Database, loadId: number, carrierId: number) =>
  db
    .selectFrom('tenders')
    .select('id')
    .where('load_id', '=', loadId)
    .where('carrier_id', '=', carrierId)
    .where(isOver, '=', false)
    .executeTakeFirst();

/** The newest load of a carrier with this number, however either side writes it. */
const loadWith = async (db: Database, carrierId: number, column: 'pro_number' | 'bol_number', written: string) => {
  const plain = sql<boolean>`plain_number(${written}) <> ''
    and plain_number(${sql.ref(column)}) = plain_number(${written})`;
  const row = await db
    .selectFrom('loads')
    .select('id')
    .where('carrier_id', '=', carrierId)
    .where(column, 'is not', null)
    .where(plain)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id;
};

/** A purchase order has several loads: it names one only where a single one of them is with the carrier. */
const onlyLoadOfOrder = async (db: Database, carrierId: number, written: string) => {
  const rows = await db
    .selectFrom('loads')
    .select('id')
    .where('carrier_id', '=', carrierId)
    .where(sql<boolean>`status in (${sql.raw(sqlTexts(underWayStatuses))})`)
    .where(sql<boolean>`plain_number(${written}) <> '' and plain_number(po_number) = plain_number(${written})`)
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0]?.id : undefined;
};

const bookingOfLoad = async (db: Database, carrierId: number, id: number): Promise<Booking> => {
  const tender = await openTender(db, id, carrierId);
  return { load_id: id, tender_id: tender?.id ?? null, is_over: false };
};

const plainName = (written: string): string => written.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();

const tenderNamed = async (db: Database, carrierId: number, { key, wire_id, shipment_id }: CarrierRefs) => {
  if (key && uuid.test(key)) {
    const found = await tenderWhere(db, carrierId, sql<boolean>`tender_key = ${key}`);
    if (found) return found;
  }
  const names = [wire_id, shipment_id].flatMap((name) => (name ? [plainName(name)] : []));
  return names.length === 0 ? undefined : tenderWhere(db, carrierId, sql<boolean>`wire_id = any(${names}::text[])`);
};

const loadNamed = async (db: Database, carrierId: number, { pro, bol, po, shipment_id }: CarrierRefs) =>
  (pro && (await loadWith(db, carrierId, 'pro_number', pro))) ||
  (bol && (await loadWith(db, carrierId, 'bol_number', bol))) ||
  (shipment_id && (await loadWith(db, carrierId, 'bol_number', shipment_id))) ||
  (po && (await onlyLoadOfOrder(db, carrierId, po))) ||
  undefined;

/**
 * The booking of a carrier that is named so, whichever wire says it: by the tender's own names, which are known before
 * all others, then by PRO number, bill of lading and, where it is the only one on its way, purchase order.
 */
export const findBooking = async (db: Database, carrierId: number, refs: CarrierRefs): Promise<Booking | undefined> => {
  const tender = await tenderNamed(db, carrierId, refs);
  if (tender) return tender;
  const loadId = await loadNamed(db, carrierId, refs);
  return loadId === undefined ? undefined : bookingOfLoad(db, carrierId, loadId);
};

/** The account of each of these bookings, in their order; undefined where the carrier has none of ours. */
export const findAccountsOf = async (db: Database, carrierId: number, all: readonly CarrierRefs[]) => {
  const keys = all.flatMap(({ key }) => (key && uuid.test(key) ? [key.toLowerCase()] : []));
  const names = all.flatMap(({ wire_id, shipment_id }) =>
    [wire_id, shipment_id].flatMap((name) => (name ? [plainName(name)] : [])),
  );
  const pros = all.flatMap(({ pro }) => (pro ? [pro] : []));
  const { rows } = await sql<{ of: string; account_id: number }>`
    select tender_key::text as of, account_id from tenders join loads on loads.id = tenders.load_id
      where tenders.carrier_id = ${carrierId} and tender_key = any(${keys}::uuid[])
    union all
    select wire_id, account_id from tenders join loads on loads.id = tenders.load_id
      where tenders.carrier_id = ${carrierId} and wire_id = any(${names}::text[])
    union all
    select pro_number, account_id from loads where carrier_id = ${carrierId} and pro_number = any(${pros})`.execute(db);
  const accounts = new Map(rows.map(({ of, account_id }) => [of, account_id]));
  return ({ key, wire_id, shipment_id, pro }: CarrierRefs): number | undefined =>
    [key?.toLowerCase(), wire_id && plainName(wire_id), shipment_id && plainName(shipment_id), pro]
      .map((name) => (name ? accounts.get(name) : undefined))
      .find((account) => account !== undefined);
};
