import type { AlertKind } from '@portal/contract/carriers/alert-kinds.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { rolesWith } from '../../../platform/database/roles-with.queries.ts';

/** A threshold that a carrier lies beyond, as the mail about it says. */
export type MailedCrossing = {
  carrier: string;
  kind: AlertKind;
  days: number;
  threshold: number;
  message: { en: string; es: string };
};

/** What was crossed; undefined where the carrier keeps to it again, is off offer, or the threshold is gone. */
export const findMailedCrossing = async (db: Database, crossingId: number): Promise<MailedCrossing | undefined> => {
  const { rows } = await sql<MailedCrossing>`
    select c.name as carrier, a.kind, a.days, coalesce(a.threshold_percent, a.threshold_days)::float8 as threshold,
      json_build_object('en', a.message_en, 'es', a.message_es) as message
    from carrier_alert_crossings x
      join carrier_alerts a on a.id = x.alert_id
      join carriers c on c.id = a.carrier_id and c.enabled
    where x.id = ${crossingId} and x.ended_at is null`.execute(db);
  return rows[0];
};

/** Whom accounts have chosen to be mailed: people who may sign in and see notices about carriers; none of a branded one. */
const chosenPeople = (db: Database) =>
  db
    .selectFrom('accounts')
    .innerJoin('users', 'users.account_id', 'accounts.id')
    .where(sql<boolean>`accounts.tracking_preferences -> 'carrier_alerts_to' @> to_jsonb(users.id)`)
    .where('accounts.status', '=', 'active')
    .where('accounts.is_branded', '=', false)
    .where('users.status', '=', 'active')
    .where('users.role_id', 'in', rolesWith(db, 'get:carrier-alert'));

/** Records to whom a crossing is mailed; the ids of those nobody recorded before. */
export const recordMails = async (db: Database, crossingId: number): Promise<number[]> => {
  const rows = await db
    .insertInto('carrier_alert_mails')
    .columns(['crossing_id', 'user_id'])
    .expression(chosenPeople(db).select([sql<number>`${crossingId}::integer`.as('crossing_id'), 'users.id']))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
};

/** A person who is still chosen, with whether thresholds are theirs to change. */
export const findChosenPerson = async (db: Database, userId: number) =>
  chosenPeople(db)
    .select(['users.email', sql<Language>`users.language`.as('language')])
    .select(sql<boolean>`users.role_id in (${rolesWith(db, 'patch:carrier-alert')})`.as('may_change'))
    .where('users.id', '=', userId)
    .executeTakeFirst();
