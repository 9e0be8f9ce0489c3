import {
  type MailDelivery,
  type MailKind,
  mailKinds,
  type MailSubject,
} from '@portal/contract/notifications/mail-kinds.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import { recordOf } from '@portal/contract/values/records.ts';
import type { Database } from '../../../platform/database/database.ts';
import { nowByDatabase } from '../../../platform/database/sql-clock.ts';

export type Deliveries = Record<MailKind, MailDelivery>;

/** How a person gets the mails of each kind. */
export const findDeliveries = async (db: Database, userId: number): Promise<Deliveries> => {
  const { rows } = await sql<{ kind: MailKind; delivery: MailDelivery }>`
    select kind, delivery from mail_choices where user_id = ${userId}`.execute(db);
  const chosen = new Map(rows.map(({ kind, delivery }) => [kind, delivery]));
  return recordOf(mailKinds, (kind) => chosen.get(kind) ?? 'at_once');
};

/** Has a person's mails of a kind come like this from now on. */
export const chooseDelivery = (db: Database, userId: number, kind: MailKind, delivery: MailDelivery) =>
  sql`insert into mail_choices (user_id, kind, delivery) values (${userId}, ${kind}, ${delivery})
    on conflict (user_id, kind) do update set delivery = excluded.delivery, former = null,
      stopped_with_digest = false, changed_at = ${nowByDatabase}`.execute(db);

/** Stops a person's mails of a kind; false where they were stopped. */
export const stopMails = async (db: Database, userId: number, kind: MailKind): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into mail_choices (user_id, kind, delivery, former) values (${userId}, ${kind}, 'never', 'at_once')
    on conflict (user_id, kind) do update set delivery = 'never', former = mail_choices.delivery,
      changed_at = ${nowByDatabase} where mail_choices.delivery <> 'never'`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};

/** Sends them again as before; false where they were not stopped. */
export const resumeMails = async (db: Database, userId: number, kind: MailKind): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update mail_choices set delivery = coalesce(former, 'at_once'), former = null, changed_at = ${nowByDatabase}
    where user_id = ${userId} and kind = ${kind} and delivery = 'never'`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};

/** Stops the daily mail, and with it all kinds that come with it; false where none does. */
export const stopDigest = async (db: Database, userId: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update mail_choices set delivery = 'never', former = 'daily', stopped_with_digest = true,
      changed_at = ${nowByDatabase} where user_id = ${userId} and delivery = 'daily'`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};

/** Sends the daily mail again, with the kinds that were stopped with it. */
export const resumeDigest = async (db: Database, userId: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update mail_choices set delivery = 'daily', former = null, stopped_with_digest = false,
      changed_at = ${nowByDatabase} where user_id = ${userId} and delivery = 'never' and stopped_with_digest`.execute(
    db,
  );
  return (numAffectedRows ?? 0n) > 0n;
};

export const findDigestHour = async (db: Database, userId: number): Promise<number> => {
  const { digest_hour } = await db
    .selectFrom('users')
    .select('digest_hour')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return digest_hour;
};

export const chooseDigestHour = (db: Database, userId: number, digest_hour: number) =>
  db.updateTable('users').set({ digest_hour }).where('id', '=', userId).execute();

/** Stops the mails of a kind to an address that is no user's; false where they were stopped. */
export const refuseMails = async (db: Database, address: string, kind: MailSubject): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into mail_refusals (address, kind) values (lower(${address}), ${kind}) on conflict do nothing`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};

export const acceptMails = async (db: Database, address: string, kind: MailSubject): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    delete from mail_refusals where address = lower(${address}) and kind = ${kind}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};

export const findRefusal = async (db: Database, address: string, kind: MailSubject): Promise<boolean> => {
  const { rows } = await sql`
    select from mail_refusals where address = lower(${address}) and kind = ${kind}`.execute(db);
  return rows.length > 0;
};

/** Whom mails go to, as long as there is such a user. */
export const findMailedUser = async (db: Database, userId: number) => {
  const { rows } = await sql<{ email: string; language: Language; account_id: number }>`
    select email, language, account_id from users where id = ${userId} and status <> 'deleted'`.execute(db);
  return rows[0];
};

/** The kinds that an account has switched off for all its people. */
export const findKindsOff = async (db: Database, accountId: number): Promise<MailKind[]> => {
  const { rows } = await sql<{ off: MailKind }>`
    select p.key as off from accounts a, jsonb_each(a.tracking_preferences) p
    where a.id = ${accountId} and p.value = 'false'::jsonb`.execute(db);
  return mailKinds.filter((kind) => rows.some(({ off }) => off === kind));
};
