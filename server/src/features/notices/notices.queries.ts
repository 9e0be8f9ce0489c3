import { underWayStatuses } from '@portal/contract/loads/load-states.ts';
import type { NoticeMail, NoticeRecipient } from '@portal/contract/notices/load-notices.ts';
import type { LocationNotices } from '@portal/contract/places/location-notices.ts';
import type { NoticeOccasion, NoticePart, NoticeState } from '@portal/contract/places/notice-kinds.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

/** What somebody chose for a load, with its version; undefined while it has what its saved locations say. */
export const findChosen = async (
  db: Database,
  loadId: number,
): Promise<{ recipients: NoticeRecipient[]; version: number } | undefined> => {
  const { rows } = await sql<{ recipients: NoticeRecipient[]; version: number }>`
    select recipients, version from load_notices where load_id = ${loadId}`.execute(db);
  return rows[0];
};

/** What the stops of a load have from their saved locations, on the way from pickup to delivery. */
export const findNoticesOfStops = async (
  db: Database,
  loadId: number,
): Promise<{ type: 'pickup' | 'delivery'; notices: LocationNotices }[]> => {
  const { rows } = await sql<{ type: 'pickup' | 'delivery'; notices: LocationNotices }>`
    select type, notices from stops where load_id = ${loadId} and notices is not null order by position`.execute(db);
  return rows;
};

/** Writes what is chosen for a load in the place of this version, 0 for none; says whether it was. */
export const saveChosen = async (
  db: Database,
  loadId: number,
  recipients: readonly NoticeRecipient[],
  version: number,
): Promise<boolean> => {
  const row = JSON.stringify(recipients);
  const { numAffectedRows } =
    version === 0
      ? await sql`insert into load_notices (load_id, recipients) values (${loadId}, ${row}::jsonb)
          on conflict (load_id) do nothing`.execute(db)
      : await sql`update load_notices set recipients = ${row}::jsonb, version = version + 1
          where load_id = ${loadId} and version = ${version}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};

/** Which of these addresses want no mails about loads of an account, in small letters. */
export const findRefusing = async (
  db: Database,
  accountId: number,
  addresses: readonly string[],
): Promise<Set<string>> => {
  const small = addresses.map((address) => address.toLowerCase());
  const { rows } = await sql<{ address: string }>`
    select address from notice_refusals where account_id = ${accountId} and address = any(${small}::text[])`.execute(
    db,
  );
  return new Set(rows.map(({ address }) => address));
};

export const findRefusals = (db: Database, accountId: number) =>
  db
    .selectFrom('notice_refusals')
    .select(['address as email', 'refused_at'])
    .where('account_id', '=', accountId)
    .orderBy('refused_at', 'desc')
    .orderBy('address')
    .limit(1000)
    .execute();

/** The newest hundred mails of a load. */
export const findNoticeMails = async (db: Database, loadId: number): Promise<NoticeMail[]> => {
  const rows = await db
    .selectFrom('notice_mails')
    .select(['id', 'email', 'at'])
    .select([sql<NoticeOccasion>`occasion`.as('occasion'), sql<NoticeState>`state`.as('state')])
    .where('load_id', '=', loadId)
    // It came with the mail about the delivery.
    .where((where) => where.or([where('occasion', '<>', 'pod_filed'), where('state', '<>', 'not_needed')]))
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows;
};

export type NewMail = { email: string; part: NoticePart; language: Language };

/** Writes down whom an occasion of a load is mailed; who was mailed it before is left out. Answers the new ones. */
export const insertMails = async (
  db: Database,
  of: { load_id: number; occasion: NoticeOccasion; which: string },
  mails: readonly NewMail[],
): Promise<number[]> => {
  if (mails.length === 0) return [];
  const rows = await db
    .insertInto('notice_mails')
    .values(mails.map((mail) => ({ ...of, ...mail, at: nowByClock })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** A load as people outside its account may know it: no price, name, address or note. */
const factsOfLoad = sql`l.status, l.po_number, l.pro_number, to_char(l.pickup_date, 'YYYY-MM-DD') as pickup_date,
  to_char(l.delivery_date, 'YYYY-MM-DD') as delivery_date, to_char(l.due_date, 'YYYY-MM-DD') as due_date,
  concat_ws(', ', nullif(l.origin_city, ''), nullif(l.origin_state, '')) as origin,
  concat_ws(', ', nullif(l.destination_city, ''), nullif(l.destination_state, '')) as destination,
  c.name as carrier_name`;

export type LoadFacts = {
  load_id: number;
  account_name: string;
  status: LoadStatus;
  po_number: string | null;
  pro_number: string | null;
  pickup_date: string;
  delivery_date: string | null;
  due_date: string | null;
  origin: string;
  destination: string;
  carrier_name: string | null;
};

export type WaitingMail = LoadFacts & {
  id: number;
  account_id: number;
  is_account_active: boolean;
  email: string;
  part: NoticePart;
  language: Language;
  occasion: NoticeOccasion;
  which: string;
  is_counted: boolean;
};

/** A mail that waits, held until the transaction ends; undefined for one that has been dealt with. */
export const lockWaitingMail = async (db: Database, id: number): Promise<WaitingMail | undefined> => {
  const { rows } = await sql<WaitingMail>`
    select m.id, m.load_id, m.email, m.part, m.language, m.occasion, m.which, m.counted_at is not null as is_counted,
      l.account_id, a.name as account_name, a.status = 'active' as is_account_active, ${factsOfLoad}
    from notice_mails m join loads l on l.id = m.load_id join accounts a on a.id = l.account_id
      left join carriers c on c.id = l.carrier_id
    where m.id = ${id} and m.state = 'waiting' for no key update of m`.execute(db);
  return rows[0];
};

/** Whether a load is still on its way and expected on that day. */
export const isExpectedOn = async (db: Database, loadId: number, day: string): Promise<boolean> => {
  const { rows } = await sql`select from loads where id = ${loadId} and delivery_date = ${day}::date
    and status = any(${underWayStatuses}::text[])`.execute(db);
  return rows.length > 0;
};

export const settleMail = (db: Database, id: number, state: NoticeState) =>
  sql`update notice_mails set state = ${state}, at = ${nowByClock} where id = ${id} and state = 'waiting'`.execute(db);

/**
 * Whether the mail about the delivery brings an address the proof of delivery: it has, or it is not begun and will find
 * it. Waits for one that is being begun.
 */
export const comesWithDelivery = async (db: Database, { load_id, email }: WaitingMail): Promise<boolean> => {
  const { rows } = await sql<{ comes: boolean }>`
    select with_pod or (state = 'waiting' and counted_at is null) as comes from notice_mails
    where load_id = ${load_id} and lower(email) = lower(${email}) and occasion = 'delivered' for no key update`.execute(
    db,
  );
  return rows[0]?.comes ?? false;
};

export const markWithPod = (db: Database, id: number) =>
  db.updateTable('notice_mails').set({ with_pod: true }).where('id', '=', id).execute();

/** Stops mails about an account's loads to an address; false where they were stopped. */
export const refuseNotices = async (db: Database, address: string, accountId: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`insert into notice_refusals (address, account_id)
    values (lower(${address}), ${accountId}) on conflict do nothing`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};

/** Sends them again; false where they were not stopped. */
export const acceptNotices = async (db: Database, address: string, accountId: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    delete from notice_refusals where address = lower(${address}) and account_id = ${accountId}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};

/** The name of an account whose mails somebody may do without; undefined where there is none. */
export const findSender = async (db: Database, accountId: number): Promise<string | undefined> =>
  (await db.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirst())?.name;

/** Whether anybody outside is to get notices of any load. */
export const anybodyWants = sql<boolean>`(exists (select from load_notices)
  or exists (select from stops where notices is not null))`;

/**
 * Counts a mail for its address unless that had as many as it may get within the last day, of all accounts. Counted by
 * one at a time.
 */
export const countMail = async (db: Database, { id, email }: WaitingMail, most: number): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtext('notices'), hashtext(lower(${email})))`.execute(db);
  const { numAffectedRows } = await sql`
    update notice_mails set counted_at = ${nowByClock} where id = ${id} and ${most} > (
      select count(*) from notice_mails where lower(email) = lower(${email})
        and counted_at > ${nowByClock} - interval '24 hours')`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};

export const findStatus = async (db: Database, loadId: number): Promise<LoadStatus | undefined> => {
  const { rows } = await sql<{ status: LoadStatus }>`select status from loads where id = ${loadId}`.execute(db);
  return rows[0]?.status;
};
