import type { ApprovalStatus } from '@portal/contract/approvals/approval-states.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

const place = (end: 'origin' | 'destination') =>
  sql<string>`coalesce(nullif(concat_ws(', ', nullif(${sql.ref(`l.${end}_city`)}, ''), nullif(${sql.ref(`l.${end}_state`)}, '')), ''),
    ${sql.ref(`l.${end}_zip`)})`;

/** What is said of a request; `until` on the clocks of its account is made of it by whoever mails. */
export type ApprovalNews = {
  id: number;
  load_id: number;
  account_id: number;
  status: ApprovalStatus;
  price: number;
  asked_by: number;
  actor_name: string;
  note: string;
  until: string;
  ended_by: string | null;
  end_note: string;
  proposed_by: string;
  proposal_note: string;
  carrier: string;
  from: string;
  to: string;
};

export const findApprovalNews = (db: Database, id: number): Promise<ApprovalNews | undefined> =>
  db
    .selectFrom('approval_requests as r')
    .innerJoin('loads as l', 'l.id', 'r.load_id')
    .innerJoin('carrier_quotes as q', 'q.id', 'r.carrier_quote_id')
    .innerJoin('carriers as c', 'c.id', 'q.carrier_id')
    .select(['r.id', 'r.load_id', 'r.account_id', 'r.status', 'r.price', 'r.asked_by', 'r.actor_name', 'r.note'])
    .select(['r.until', 'r.ended_by', 'r.end_note', 'r.proposed_by', 'r.proposal_note', 'c.name as carrier'])
    .select([place('origin').as('from'), place('destination').as('to')])
    .where('r.id', '=', id)
    .executeTakeFirst();

export type ApprovalReader = { id: number; account_id: number; email: string; language: Language };

/** Those of these people who are mailed: none of a branded account. */
export const findApprovalReaders = (db: Database, ids: readonly number[]): Promise<ApprovalReader[]> =>
  db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.id', 'users.account_id', 'users.email', sql<Language>`users.language`.as('language')])
    .where('users.id', 'in', [...ids, 0])
    .where('users.status', '=', 'active')
    .where('accounts.is_branded', '=', false)
    .orderBy('users.id')
    .execute();
