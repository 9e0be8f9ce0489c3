import { operatorActions } from '@portal/contract/audit/audit-action.ts';
import { openEdiStates } from '@portal/contract/edi/edi-states.ts';
import { mailKinds } from '@portal/contract/notifications/mail-kinds.ts';
import type { SettingStates } from '@portal/contract/settings/setting-states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { todayByClock } from '../../platform/database/sql-clock.ts';
import { sqlTexts } from '../../platform/database/sql-texts.ts';
import { hasNoWayIn } from '../users/manage/managed-users.queries.ts';

/** Whose settings: a person of an account, who may see all of them. */
type Reader = { accountId: number; userId: number; seesAll: boolean };

type Part = (reader: Reader) => RawBuilder<unknown>;

const savedIn =
  (table: string): Part =>
  ({ accountId }) =>
    sql`select json_build_object('saved', count(*)) from ${sql.table(table)}
    where account_id = ${accountId} and archived_at is null`;

const keys: Part = ({ accountId, seesAll }) => sql`select json_build_object('keys', count(*),
    'off', count(*) filter (where status = 'disabled'))
  from api_keys where ${seesAll} or account_id = ${accountId}`;

/** One value each, of few rows or through an index, since the index of the settings waits for all of them. */
const parts = {
  carriers: () => sql`select json_build_object('asked', count(*) filter (where enabled),
    'suspended', count(*) filter (where not enabled)) from carriers`,
  connections: () => sql`select json_build_object('on', count(*), 'failing', count(fault)) from carrier_wires
    where enabled`,
  edi_messages: () => sql`select json_build_object('open', count(*)) from edi_sets
    where state in (${sql.raw(sqlTexts(openEdiStates))})`,
  rates: () => sql`select json_build_object('drafts', (select count(*) from tariff_drafts), 'carriers', count(*))
    from (select carrier_id from tariffs union select carrier_id from truck_tariffs
      union select carrier_id from parcel_tariffs union select carrier_id from drayage_tariffs) rated`,
  trucks: () => sql`select json_build_object('types', count(*), 'hidden', count(*) filter (where not active))
    from truck_types`,
  favorite_carriers: ({ userId }) => sql`select json_build_object('all', count(*),
      'some', count(*) filter (where carriers.id = any(users.favorite_carriers)))
    from users left join carriers on carriers.enabled where users.id = ${userId}`,
  locations: savedIn('locations'),
  line_items: savedIn('account_commodities'),
  email_notifications: ({ accountId }) => sql`select json_build_object('all', count(*),
      'some', count(*) filter (where coalesce(accounts.tracking_preferences ->> kind, 'true') = 'true'))
    from accounts cross join unnest(${mailKinds}::text[]) kind where accounts.id = ${accountId}`,
  logos: ({ accountId }) => sql`select json_build_object('all', 2,
      'some', (logo_key is not null)::integer + (documents_logo_key is not null)::integer)
    from accounts where id = ${accountId}`,
  mosaic_carousel: () => sql`select json_build_object(
      'shown', count(*) filter (where coalesce(starts_on <= ${todayByClock}, true)),
      'planned', count(*) filter (where starts_on > ${todayByClock}),
      'news', (select count(*) from home_infos where active))
    from carousel_items
    where active and media_key is not null and coalesce(ends_on >= ${todayByClock}, true)`,
  ledger: () => sql`select json_build_object('last_on', (
    select posted_on from ledger_transactions order by id desc limit 1))`,
  statements: ({ accountId, seesAll }) => sql`select json_build_object('last_mailed_at', (
    select sent_at from mailed_statements where (${seesAll} or account_id = ${accountId}) and sent_at is not null
    order by id desc limit 1))`,
  users: ({ accountId }) => sql`select json_build_object('users', count(*),
      'invited', count(*) filter (where u.status <> 'suspended' and ${hasNoWayIn}))
    from users u where u.account_id = ${accountId} and u.status <> 'deleted'`,
  all_api_keys: keys,
  api_keys: keys,
  approvals: ({ accountId }) => sql`select json_build_object('rules', coalesce((
    select count(*) from (select rules from approval_rules where account_id = ${accountId} order by version desc limit 1) latest
      cross join jsonb_array_elements(latest.rules) rule where (rule ->> 'is_on')::boolean), 0))`,
  webhooks: ({ accountId }) => sql`select json_build_object('endpoints', count(*),
      'off', count(*) filter (where not is_on), 'stopped', count(*) filter (where off_reason <> 'by_hand'))
    from webhook_endpoints where account_id = ${accountId}`,
  audit: ({ accountId, seesAll }) => sql`select json_build_object('last_at', (
    select at from audit_entries where ${
      seesAll ? sql`true` : sql`account_id = ${accountId} and action <> all(${operatorActions}::text[])`
    } order by id desc limit 1))`,
} satisfies Partial<Record<keyof SettingStates, Part>>;

export type CountedState = keyof typeof parts;

/** How these settings stand, by one statement. */
export const findCountedStates = async (
  db: Database,
  names: readonly CountedState[],
  reader: Reader,
): Promise<Pick<SettingStates, CountedState>> => {
  if (names.length === 0) return {};
  const columns = names.map((name) => sql`(${parts[name](reader)}) as ${sql.ref(name)}`);
  const { rows } = await sql<Pick<SettingStates, CountedState>>`select ${sql.join(columns)}`.execute(db);
  return rows[0] ?? {};
};
