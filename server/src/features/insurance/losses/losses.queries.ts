import type { LossStatus } from '@portal/contract/insurance/insurance-choices.ts';
import { finalLossStatuses } from '@portal/contract/insurance/insurance-choices.ts';
import { type Insertable, sql, type UpdateObject } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { DB, InsuranceLosses } from '../../../platform/database/db.types.ts';
import { fullName } from '../../../platform/database/full-name.ts';
import { nowByDatabase } from '../../../platform/database/sql-clock.ts';

/** The policy a load is or was insured by, the latest; undefined for a load without one in force. */
export const findPolicyOfLoad = (db: Database, loadId: number) =>
  db
    .selectFrom('insurance_quotes')
    .selectAll()
    .where('load_id', '=', loadId)
    .where('status', '=', 'in_force')
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** A report with the address of whoever made it. */
export const findLoss = (db: Database, claimId: number) =>
  db
    .selectFrom('insurance_losses')
    .leftJoin('users as reporter', 'reporter.id', 'insurance_losses.reported_by')
    .selectAll('insurance_losses')
    .select('reporter.email as reporter_email')
    .where('claim_id', '=', claimId)
    .executeTakeFirst();
export type LossRow = NonNullable<Awaited<ReturnType<typeof findLoss>>>;

/** The same, held until commit. */
export const lockLoss = (db: Database, claimId: number) =>
  db.selectFrom('insurance_losses').selectAll().where('claim_id', '=', claimId).forNoKeyUpdate().executeTakeFirst();

/** True for the one caller that reported the claim first. */
export const insertLoss = async (db: Database, row: Insertable<InsuranceLosses>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('insurance_losses')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
};

export const updateLoss = (db: Database, claimId: number, changes: UpdateObject<DB, 'insurance_losses'>) =>
  db.updateTable('insurance_losses').set(changes).where('claim_id', '=', claimId).execute();

export const insertLossEntry = (
  db: Database,
  entry: { claim_id: number; status: LossStatus; note: string; actor_user_id: number | null },
) => db.insertInto('insurance_loss_entries').values(entry).execute();

export const findLossEntries = (db: Database, claimId: number) =>
  db
    .selectFrom('insurance_loss_entries as entry')
    .leftJoin('users as actor', 'actor.id', 'entry.actor_user_id')
    .select(['entry.id', 'entry.note', 'entry.at', 'entry.status', fullName('actor').as('by')])
    .where('entry.claim_id', '=', claimId)
    .orderBy('entry.id', 'desc')
    .execute();

export const findSentPapers = (db: Database, claimId: number) =>
  db.selectFrom('insurance_loss_papers').select(['document_id', 'sent_at']).where('claim_id', '=', claimId).execute();

export const insertSentPapers = (db: Database, claimId: number, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .insertInto('insurance_loss_papers')
        .values(ids.map((document_id) => ({ claim_id: claimId, document_id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();

/** Reports the insurer has not closed. */
export const findOpenLosses = (db: Database) =>
  db
    .selectFrom('insurance_losses')
    .select('claim_id')
    .where('status', 'not in', finalLossStatuses)
    .where(({ or, eb }) => or([eb('channel', '=', 'api'), eb('status', '=', 'sending')]))
    .orderBy('claim_id')
    .limit(200)
    .execute();

/** Takes the right to send a report; false where another server may be about to, since less than `secondsInFlight`. */
export const claimLossReport = async (db: Database, claimId: number, secondsInFlight: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('insurance_losses')
    .set({ asked_at: nowByDatabase })
    .where('claim_id', '=', claimId)
    .where('status', '=', 'sending')
    .where(sql<boolean>`(asked_at is null or asked_at <= ${nowByDatabase} - make_interval(secs => ${secondsInFlight}))`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
