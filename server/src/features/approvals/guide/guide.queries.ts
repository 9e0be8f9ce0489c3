import { guideLimits } from '@portal/contract/approvals/guide/guide-kinds.ts';
import type { GuideRule, GuideVersion } from '@portal/contract/approvals/guide/guide-rules.ts';
import type { GuidedLoad, GuidedQuote } from '@portal/contract/approvals/guide/rank-quotes.ts';
import type { PastLoad } from '@portal/contract/approvals/guide/try-guide.ts';
import { bookedStatuses } from '@portal/contract/loads/load-states.ts';
import { bookableQuotes } from '@portal/contract/quotes/quote-status.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { fullName } from '../../../platform/database/full-name.ts';
import { nowByClock } from '../../../platform/database/sql-clock.ts';

const versionsOf = (db: Database, accountId: number) =>
  db
    .selectFrom('routing_guides as g')
    .leftJoin('users as u', 'u.id', 'g.published_by')
    .select(['g.version', 'g.effective_on', 'g.published_at', fullName('u').as('published_by')])
    .select(sql<GuideRule[]>`g.rules`.as('rules'))
    .where('g.account_id', '=', accountId)
    .orderBy('g.version', 'desc');

/** The newest version of an account's guide, and the one that holds on a day. */
export const findGuide = async (db: Database, accountId: number, day: string) => {
  const [newest, inForce] = await Promise.all([
    versionsOf(db, accountId).limit(1).executeTakeFirst(),
    versionsOf(db, accountId).where('g.effective_on', '<=', day).limit(1).executeTakeFirst(),
  ]);
  return { newest, inForce };
};

export const findGuideVersions = async (
  db: Database,
  accountId: number,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ items: GuideVersion[]; total: number }> => {
  const [items, { total }] = await Promise.all([
    versionsOf(db, accountId).offset(skip).limit(limit).execute(),
    db
      .selectFrom('routing_guides')
      .select((all) => all.fn.countAll<number>().as('total'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total };
};

type NewVersion = {
  account_id: number;
  version: number;
  effective_on: string;
  rules: readonly GuideRule[];
  published_by: number;
};

/** Writes the next version; false where somebody else has written it. */
export const insertGuide = async (
  db: Database,
  { account_id, version, effective_on, rules, published_by }: NewVersion,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into routing_guides (account_id, version, effective_on, rules, published_by, published_at)
    select ${account_id}, ${version}, ${effective_on}::date, ${JSON.stringify(rules)}::jsonb, ${published_by}, ${nowByClock}
    where (select coalesce(max(version), 0) from routing_guides where account_id = ${account_id}) = ${version - 1}
    on conflict (account_id, version) do nothing`.execute(db);
  return numAffectedRows === 1n;
};

/** A quote with the name of its carrier. */
type NamedQuote = GuidedQuote & { carrier: string };

/** A load with those of its quotes that can be booked now, the one that is being booked among them. */
export const findGuidedLoad = async (db: Database, loadId: number) => {
  const { rows } = await sql<GuidedLoad & { account_id: number; quotes: NamedQuote[] }>`
    select l.account_id, l.origin_state, l.destination_state, l.distance_miles,
      coalesce((select json_agg(json_build_object('id', q.id, 'carrier_id', q.carrier_id, 'carrier', c.short_name,
          'mode', q.mode, 'price', q.price, 'estimated_delivery', q.estimated_delivery) order by q.id)
        from carrier_quotes q join carriers c on c.id = q.carrier_id
        where q.load_id = l.id and q.status = any(${bookableQuotes}::text[]) and q.expires_at > ${nowByClock}), '[]') as quotes
    from loads l where l.id = ${loadId}`.execute(db);
  const [load] = rows;
  if (!load) throw new Error(`there is no load ${loadId}`);
  return load;
};

/** What an account has booked in the last days, the newest first: each with the quotes of its round. */
export const findPastLoads = async (db: Database, accountId: number, days: number): Promise<PastLoad<NamedQuote>[]> => {
  const { rows } = await sql<PastLoad<NamedQuote>>`
    with past as materialized (
      select l.id, l.origin_state, l.destination_state, l.distance_miles, l.carrier_quote_id, q.round_id
      from loads l join carrier_quotes q on q.id = l.carrier_quote_id
      where l.account_id = ${accountId} and l.status = any(${bookedStatuses}::text[])
        and l.created_at > ${nowByClock} - make_interval(days => ${days}::integer)
      order by l.id desc limit ${guideLimits.tried}
    )
    select past.id as load_id, past.origin_state, past.destination_state, past.distance_miles,
      past.carrier_quote_id as chosen_id,
      json_agg(json_build_object('id', q.id, 'carrier_id', q.carrier_id, 'carrier', c.short_name, 'mode', q.mode,
        'price', q.price, 'estimated_delivery', q.estimated_delivery)) as quotes
    from past join carrier_quotes q on q.round_id = past.round_id join carriers c on c.id = q.carrier_id
    group by past.id, past.origin_state, past.destination_state, past.distance_miles, past.carrier_quote_id`.execute(
    db,
  );
  return rows;
};
