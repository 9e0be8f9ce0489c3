import type { PlanCalendar } from '@portal/contract/templates/plan-calendar.ts';
import type { DayReason, DayState, PauseReason, PlanMakes, PlanState } from '@portal/contract/templates/plan-states.ts';
import { daysShown, type PlanDay } from '@portal/contract/templates/plans.contract.ts';
import { sql } from 'kysely';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { nowByClock } from '../../../platform/database/sql-clock.ts';
import type { KeptLoad } from '../templates.queries.ts';

/** What a plan is stored with beside its calendar. */
type StoredPlan = {
  template_id: number;
  name: string;
  makes: PlanMakes;
  carrier_id: number | null;
  price_limit: number | null;
  days_ahead: number;
  timezone: string;
  state: PlanState;
  paused_why: PauseReason | null;
  next_day: string | null;
  next_make_on: string | null;
  acts_for: number;
};

/** A plan with what its template keeps. */
export type PlanRow = PlanCalendar &
  StoredPlan & {
    id: number;
    account_id: number;
    template_name: string;
    load: KeptLoad;
    carrier_name: string | null;
    carrier_scac: string | null;
    person: string;
    version: number;
  };

const planRows = (db: Database) =>
  db
    .selectFrom('load_plans as plan')
    .innerJoin('load_templates as template', 'template.id', 'plan.template_id')
    .innerJoin('users', 'users.id', 'plan.acts_for')
    .leftJoin('carriers', 'carriers.id', 'plan.carrier_id')
    .selectAll('plan')
    .select((select) => [
      'template.name as template_name',
      sql<KeptLoad>`template.load`.as('load'),
      sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('person'),
      select.ref('carriers.short_name').as('carrier_name'),
      select.ref('carriers.scac').as('carrier_scac'),
    ])
    .$castTo<PlanRow>();

/** The own account's plans, those that have ended last. */
export const findPlans = (ctx: Ctx, most: number): Promise<PlanRow[]> =>
  planRows(ctx.db)
    .where('plan.account_id', '=', ctx.actor.accountId)
    .orderBy(sql`plan.state = 'ended'`)
    .orderBy(sql`lower(plan.name)`)
    .orderBy('plan.id')
    .limit(most)
    .execute();

/** A plan of the own account; undefined where there is none. */
export const findPlan = (ctx: Ctx, id: number): Promise<PlanRow | undefined> =>
  planRows(ctx.db).where('plan.account_id', '=', ctx.actor.accountId).where('plan.id', '=', id).executeTakeFirst();

/** Any plan, for the portal's own work. */
export const findAnyPlan = ({ db }: OpenCtx, id: number): Promise<PlanRow | undefined> =>
  planRows(db).where('plan.id', '=', id).executeTakeFirst();

/** Holds a plan until the transaction ends, as it is then; undefined where the account has none of this id. */
export const lockPlan = async (ctx: Ctx, id: number): Promise<PlanRow | undefined> => {
  const { db, actor } = ctx;
  await db
    .selectFrom('load_plans')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', actor.accountId)
    .forNoKeyUpdate()
    .execute();
  return findPlan(ctx, id);
};

/** How many plans of the account have not ended; whoever adds one waits until this transaction ends. */
export const lockAndCountPlans = async ({ db, actor }: Ctx): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtext('load_plans'), ${actor.accountId})`.execute(db);
  const { count } = await db
    .selectFrom('load_plans')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', actor.accountId)
    .where('state', '<>', 'ended')
    .executeTakeFirstOrThrow();
  return count;
};

type PlanColumns = Omit<PlanCalendar, 'weekdays'> & StoredPlan & { weekdays: number[] };

export const insertPlan = async ({ db, actor }: Ctx, columns: PlanColumns): Promise<number> => {
  const row = db.insertInto('load_plans').values({ ...columns, account_id: actor.accountId });
  return (await row.returning('id').executeTakeFirstOrThrow()).id;
};

/** Changes a plan that is held. */
export const updatePlan = ({ db }: OpenCtx, id: number, columns: Partial<PlanColumns>) =>
  db
    .updateTable('load_plans')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

/** Plans of a template go by the days where its loads are picked up. */
export const movePlansOf = ({ db }: OpenCtx, templateId: number, timezone: string) =>
  db.updateTable('load_plans').set({ timezone }).where('template_id', '=', templateId).execute();

/** The plans whose next load must be made now, the oldest first. */
export const findDuePlans = async ({ db }: OpenCtx, most: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('load_plans')
    .select('id')
    .where('state', '=', 'active')
    // No place has a later day than this, so that the index leaves out most.
    .where('next_make_on', '<=', sql<string>`(${nowByClock} at time zone 'UTC' + interval '14 hours')::date`)
    .where('next_make_on', '<=', sql<string>`local_day(timezone, ${nowByClock})`)
    .orderBy('next_make_on')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};

/** Holds an active plan whose next day is still this one; false where another server was first, or somebody changed it. */
export const holdPlanAt = async ({ db }: OpenCtx, { id, next_day, version }: PlanRow): Promise<boolean> => {
  const held = await db
    .selectFrom('load_plans')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'active')
    .where('next_day', '=', next_day)
    .where('version', '=', version)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  return held !== undefined;
};

type Next = { next_day: string | null; next_make_on: string | null };

/** Moves a plan that is held to its next day; one that has none left has ended. */
export const advancePlan = ({ db }: OpenCtx, id: number, next: Next) =>
  db
    .updateTable('load_plans')
    .set({ ...next, ...(next.next_day === null && { state: 'ended' }) })
    .where('id', '=', id)
    .execute();

export type NewDay = {
  plan_id: number;
  day: string;
  pickup_date: string | null;
  state: DayState;
  reason?: DayReason | null;
  refusal?: string | null;
  load_id?: number | null;
};

/** Writes down what becomes of a day; false where that is known already. */
export const insertDay = async ({ db }: OpenCtx, day: NewDay): Promise<boolean> => {
  const row = await db
    .insertInto('load_plan_days')
    .values(day)
    .onConflict((conflict) => conflict.columns(['plan_id', 'day']).doNothing())
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether something was done about a day, or it was left out. */
export const isDayKnown = async ({ db }: OpenCtx, plan_id: number, day: string): Promise<boolean> => {
  const row = db.selectFrom('load_plan_days').select('day').where('plan_id', '=', plan_id).where('day', '=', day);
  return (await row.executeTakeFirst()) !== undefined;
};

/** Takes a day back that was left out; false where it was not. */
export const deleteSkippedDay = async ({ db }: OpenCtx, plan_id: number, day: string): Promise<boolean> => {
  const row = await db
    .deleteFrom('load_plan_days')
    .where('plan_id', '=', plan_id)
    .where('day', '=', day)
    .where('state', '=', 'skipped')
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
};

/** What is known of the days of some plans, the latest first: of each as many as are shown. */
export const findDays = async ({ db }: OpenCtx, planIds: readonly number[]) => {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('load_plan_days')
        .select(['plan_id', 'day', 'pickup_date', 'state', 'reason', 'load_id', 'price'])
        .select(sql<number>`row_number() over (partition by plan_id order by day desc)`.as('place'))
        .where('plan_id', '=', sql<number>`any(${planIds}::integer[])`)
        .as('known'),
    )
    .selectAll()
    .where('place', '<=', daysShown.past + daysShown.next)
    .orderBy('day', 'desc')
    .$castTo<PlanDay & { plan_id: number; place: number }>()
    .execute();
  return rows.map(({ place: _place, ...row }) => row);
};

/** The latest day something was done about; null where there is none. */
export const findLastDone = async ({ db }: OpenCtx, planId: number): Promise<string | null> => {
  const last = db
    .selectFrom('load_plan_days')
    .select((select) => select.fn.max('day').as('day'))
    .where('plan_id', '=', planId)
    .where('state', '<>', 'skipped');
  return (await last.executeTakeFirst())?.day ?? null;
};

export type QuotingDay = { plan_id: number; day: string; load_id: number };

/** Days whose load waits for prices no longer: its round is closed, or somebody went on with it. */
export const findQuotedDays = ({ db }: OpenCtx, most: number): Promise<QuotingDay[]> =>
  db
    .selectFrom('load_plan_days as day')
    .innerJoin('loads', 'loads.id', 'day.load_id')
    .innerJoin('quote_rounds as round', (join) =>
      join.onRef('round.load_id', '=', 'loads.id').onRef('round.round', '=', 'loads.quote_round'),
    )
    .select(['day.plan_id', 'day.day', 'loads.id as load_id'])
    .where('day.state', '=', 'quoting')
    .where('round.closed_at', 'is not', null)
    .orderBy('round.closed_at')
    .limit(most)
    .execute();

type Outcome = { state: DayState; reason?: DayReason; refusal?: string; price?: number };

/** Ends the wait of a day, once: false where another server did. */
export const settleDay = async ({ db }: OpenCtx, { plan_id, day }: QuotingDay, outcome: Outcome): Promise<boolean> => {
  const row = await db
    .updateTable('load_plan_days')
    .set(outcome)
    .where('plan_id', '=', plan_id)
    .where('day', '=', day)
    .where('state', '=', 'quoting')
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
};

/** Pauses an active plan, once: its new version; undefined where it is not active any more. */
export const pausePlan = ({ db }: OpenCtx, id: number, paused_why: PauseReason) =>
  db
    .updateTable('load_plans')
    .set({ state: 'paused', paused_why, version: sql`version + 1` })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .returning('version')
    .executeTakeFirst();

/** Whether an account is open. */
export const isAccountOpen = async ({ db }: OpenCtx, id: number): Promise<boolean> => {
  const account = db.selectFrom('accounts').select('status').where('id', '=', id);
  return (await account.executeTakeFirst())?.status === 'active';
};

/** Whether there is a carrier that quotes. */
export const isCarrierOffered = async ({ db }: OpenCtx, id: number): Promise<boolean> => {
  const carrier = db.selectFrom('carriers').select('id').where('id', '=', id).where('enabled', '=', true);
  return (await carrier.executeTakeFirst()) !== undefined;
};
