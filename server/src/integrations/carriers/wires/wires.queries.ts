import type { WirePart } from '@portal/contract/carriers/wires/wire-declaration.ts';
import { kindsGiving, type WireFault } from '@portal/contract/carriers/wires/wire-kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { nowByDatabase } from '../../../platform/database/sql-clock.ts';
import type { ReachableWire } from './wire-adapter.ts';

/** The wires of a carrier that are on, for a query that has the carrier's id as `id`. */
export const wiresOf = (id: string): RawBuilder<ReachableWire[]> =>
  sql<ReachableWire[]>`(select coalesce(json_agg(json_build_object('id', w.id, 'wire', w.wire, 'address', w.address,
    'settings', w.settings, 'secrets', w.secrets) order by w.id), '[]')
    from carrier_wires w where w.carrier_id = ${sql.ref(id)} and w.enabled)`;

/** Whether a carrier has a wire that is on and gives a part. */
export const hasWireFor = (part: WirePart, id: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from carrier_wires w where w.carrier_id = ${sql.ref(id)} and w.enabled
    and w.wire = any(${kindsGiving(part)}::text[]))`;

const secondsBetweenNotes = 60;

/** Notes what a wire said to a call or a test; that it goes on answering is noted once a minute. */
export const noteAnswer = async (db: Database, wireId: number, fault: WireFault | null): Promise<void> => {
  const isOld = sql<boolean>`(fault is not null or answered_at is null
    or answered_at < ${nowByDatabase} - make_interval(secs => ${secondsBetweenNotes}))`;
  const said =
    fault === null
      ? { fault, failing_since: null, failures: 0, answered_at: nowByDatabase }
      : {
          fault,
          failing_since: sql<string>`coalesce(failing_since, ${nowByDatabase})`,
          failures: sql<number>`failures + 1`,
        };
  await db
    .updateTable('carrier_wires')
    .set({ ...said, tried_at: nowByDatabase })
    .where('id', '=', wireId)
    .$if(fault === null, (query) => query.where(isOld))
    .execute();
};
