import type { EvidenceKind } from '@portal/contract/claims/data/claim-choices.ts';
import type { DocumentType } from '@portal/contract/documents/document-types.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { awaitingPickupStatuses, deliveredStatuses } from '@portal/contract/loads/load-states.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { fullName } from '../../../platform/database/full-name.ts';

export type PaperedLoad = {
  id: number;
  account_id: number;
  user_id: number;
  user_name: string;
  language: Language;
  /** Its carrier took it then, and brought it then. */
  accepted_at: string;
  delivered_at: string | null;
  /** Who hauled it, and who took it, on the clock of the place it came to. */
  carrier_name: string;
  receiver: string;
  timezone: string;
};

const groups = [awaitingPickupStatuses, ['in transit' as const], deliveredStatuses];

const lastStop = (column: 'contact_name' | 'timezone') =>
  sql<string>`(select coalesce(${sql.ref(`stops.${column}`)}, '') from stops where stops.load_id = loads.id
    order by stops.position desc limit 1)`;

const paperedLoads = (db: Database) =>
  db
    .selectFrom('loads')
    .innerJoin('users', 'users.id', 'loads.created_by')
    .innerJoin('carriers', 'carriers.id', 'loads.carrier_id')
    .innerJoin('load_history as accepted', (join) =>
      join.onRef('accepted.load_id', '=', 'loads.id').on('accepted.event', '=', 'accept'),
    )
    .select(['loads.id', 'loads.account_id', 'users.id as user_id', 'accepted.at as accepted_at'])
    .select(fullName('users').$notNull().as('user_name'))
    .select(sql<Language>`users.language`.as('language'))
    .select(['loads.actual_delivery_at as delivered_at', 'carriers.name as carrier_name'])
    .select([lastStop('contact_name').as('receiver'), lastStop('timezone').as('timezone')]);

/** The newest loads that wait for their truck, are on their way and have come, so many of each. */
export const findNewestLoads = async (db: Database, ofEach: number): Promise<PaperedLoad[]> => {
  const newest = (statuses: readonly LoadStatus[]) =>
    paperedLoads(db)
      .where('loads.status', '=', sql<LoadStatus>`any(${statuses}::text[])`)
      .orderBy('loads.id', 'desc')
      .limit(ofEach)
      .execute();
  return (await Promise.all(groups.map(newest))).flat();
};

/** The loads of these cases. */
export const findClaimedLoads = (db: Database, firstCase: number, lastCase: number) =>
  paperedLoads(db)
    .innerJoin('claims', 'claims.load_id', 'loads.id')
    .select([
      'claims.id as claim_id',
      'claims.type',
      'claims.category',
      'claims.status',
      'claims.created_at as filed_at',
    ])
    .where('claims.id', '>=', firstCase)
    .where('claims.id', '<=', lastCase)
    .orderBy('claims.id')
    .execute();
export type ClaimedLoad = Awaited<ReturnType<typeof findClaimedLoads>>[number];

export const findPaper = (db: Database, loadId: number, type: DocumentType): Promise<{ id: number } | undefined> =>
  db
    .selectFrom('documents')
    .select('id')
    .where('load_id', '=', loadId)
    .where('type', '=', type)
    .where('created_by', 'is', null)
    .orderBy('id')
    .executeTakeFirst();

export const attachPaper = async (
  db: Database,
  { claim_id, filed_at, status, user_id }: ClaimedLoad,
  document_id: number,
  evidence: EvidenceKind,
): Promise<void> => {
  await db
    .insertInto('claim_documents')
    .values({ claim_id, document_id, evidence, added_by: user_id, added_at: filed_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (status === 'draft') return;
  await db.updateTable('documents').set({ is_evidence: true }).where('id', '=', document_id).execute();
};
