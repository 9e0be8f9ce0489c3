import { unansweredTenderStatuses } from '@portal/contract/tendering/tender-status.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { CarrierWires } from '../../../platform/database/db.types.ts';

export type WireRow = Selectable<CarrierWires>;

/** Wires with their carriers, by the carrier's name: all of them, those of one carrier, or one. */
export const findWires = (db: Database, { carrierId, id }: { carrierId?: number | undefined; id?: number }) =>
  db
    .selectFrom('carrier_wires as wire')
    .innerJoin('carriers', 'carriers.id', 'wire.carrier_id')
    .selectAll('wire')
    .select(['carriers.name', 'carriers.short_name', 'carriers.scac', 'carriers.logo_key'])
    .$if(carrierId !== undefined, (query) => query.where('wire.carrier_id', '=', carrierId ?? 0))
    .$if(id !== undefined, (query) => query.where('wire.id', '=', id ?? 0))
    .orderBy('carriers.name')
    .orderBy('carriers.id')
    .orderBy('wire.id')
    .execute();
export type ListedWire = Awaited<ReturnType<typeof findWires>>[number];

/** The carrier a wire belongs to; a wire never changes hands. */
export const findCarrierOfWire = (db: Database, id: number) =>
  db.selectFrom('carrier_wires').select('carrier_id').where('id', '=', id).executeTakeFirst();

type NewWire = Omit<Insertable<CarrierWires>, 'settings' | 'secrets'> & { settings: object; secrets: object };

/** Answers the id; undefined where the carrier has a wire of this kind. */
export const insertWire = async (db: Database, wire: NewWire): Promise<number | undefined> => {
  const row = await db
    .insertInto('carrier_wires')
    .values({ ...wire, settings: JSON.stringify(wire.settings), secrets: JSON.stringify(wire.secrets) })
    .onConflict((conflict) => conflict.columns(['carrier_id', 'wire']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

export type WireColumns = Partial<Pick<WireRow, 'standard_version' | 'address' | 'enabled'>> & {
  settings?: object;
  secrets?: object;
};

/** What was known of a wire that led elsewhere says nothing of this one. */
const untried = { fault: null, failing_since: null, failures: 0, tried_at: null, answered_at: null };

export const updateWire = async (
  db: Database,
  id: number,
  { settings, secrets, ...columns }: WireColumns,
  leadsElsewhere: boolean,
): Promise<void> => {
  await db
    .updateTable('carrier_wires')
    .set({
      ...columns,
      ...(settings && { settings: JSON.stringify(settings) }),
      ...(secrets && { secrets: JSON.stringify(secrets) }),
      ...(leadsElsewhere && untried),
    })
    .set((wire) => ({ version: wire('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const deleteWire = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('carrier_wires').where('id', '=', id).execute();
};

/** Whether a carrier has still to answer a tender that was sent to it. */
export const hasTenderUnderWay = async (db: Database, carrierId: number): Promise<boolean> =>
  (await db
    .selectFrom('tenders')
    .select('id')
    .where('carrier_id', '=', carrierId)
    .where('sent_at', 'is not', null)
    .where('status', 'in', unansweredTenderStatuses)
    .limit(1)
    .executeTakeFirst()) !== undefined;
