import type { EdiState } from '@portal/contract/edi/edi-states.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Load = { id: number; pro_number: string };

/** What became of the messages that wait: the first is the load's, whose day it does not change; the other is nobody's. */
export const applyKept = async (db: Database, carrierId: number, { id, pro_number }: Load): Promise<void> => {
  const settle = async (interchange: string, state: EdiState, given: object, note: 'applied' | 'orphaned') => {
    const { id: set_id } = await db
      .updateTable('edi_sets')
      .set({ ...given, state, settled_at: sql<string>`now()` })
      .where('carrier_id', '=', carrierId)
      .where('interchange', '=', interchange)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('edi_notes').values({ set_id, what: note }).execute();
  };
  await settle('000004187', 'applied', { load_id: id, pro_number }, 'applied');
  await settle('000004188', 'orphan', { reason: 'unknown_load', pro_number: '7700123456' }, 'orphaned');
  await sql`update edi_sets set load_id = ${id}, pro_number = ${pro_number}
    where carrier_id = ${carrierId} and state = 'held'`.execute(db);
};

/** Says of a mailbox what looking at it would: nobody answers there since this morning. */
export const failMailbox = async (db: Database, carrierId: number): Promise<void> => {
  await sql`update edi_partners set fault = 'unreachable', polled_at = now() - interval '20 minutes',
      answered_at = now() - interval '3 hours', failing_since = now() - interval '160 minutes',
      next_poll_at = now() + interval '3 hours'
    where carrier_id = ${carrierId}`.execute(db);
};
