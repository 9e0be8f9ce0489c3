import type { DayReason, PauseReason } from '@portal/contract/templates/plan-states.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { rolesWith } from '../../../platform/database/roles-with.queries.ts';

/** What people learn of a recurring load: of one of its days, or that it is paused. */
export type PlanNews = {
  plan_id: number;
  account_id: number;
  name: string;
  acts_for: number;
  day: string | null;
  load_id: number | null;
  why: DayReason | PauseReason;
};

/** A day that needs a person, with the load it has; undefined where there is none any more. */
export const findDayNews = async (db: Database, planId: number, day: string): Promise<PlanNews | undefined> => {
  const row = await db
    .selectFrom('load_plan_days as day')
    .innerJoin('load_plans as plan', 'plan.id', 'day.plan_id')
    .select(['plan.id as plan_id', 'plan.account_id', 'plan.name', 'plan.acts_for', 'day.day', 'day.load_id'])
    .select(sql<DayReason | null>`day.reason`.as('why'))
    .where('day.plan_id', '=', planId)
    .where('day.day', '=', day)
    .executeTakeFirst();
  return row?.why ? { ...row, why: row.why } : undefined;
};

/** A plan that is paused; undefined once it goes on. */
export const findPauseNews = async (db: Database, planId: number): Promise<PlanNews | undefined> => {
  const row = await db
    .selectFrom('load_plans')
    .select(['id as plan_id', 'account_id', 'name', 'acts_for'])
    .select(sql<PauseReason | null>`paused_why`.as('why'))
    .where('id', '=', planId)
    .executeTakeFirst();
  return row?.why ? { ...row, day: null, load_id: null, why: row.why } : undefined;
};

export type PlanReader = { id: number; email: string; language: Language; is_branded: boolean };

/** The person a plan acts for, or where that one may not sign in all of the account who may change plans. */
export const findPlanReaders = async (db: Database, { account_id, acts_for }: PlanNews): Promise<PlanReader[]> => {
  const people = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.id', 'users.email', sql<Language>`users.language`.as('language'), 'accounts.is_branded'])
    .where('users.account_id', '=', account_id)
    .where('users.role_id', 'in', rolesWith(db, 'patch:templates'))
    .where('users.status', '=', 'active')
    .where('accounts.status', '=', 'active')
    .orderBy('users.id')
    .execute();
  const own = people.filter(({ id }) => id === acts_for);
  return own.length > 0 ? own : people;
};
