import type { Reply } from '@portal/contract/http/endpoint.ts';
import { isPlanned, plannedDays } from '@portal/contract/templates/plan-calendar.ts';
import { faultOfPlan } from '@portal/contract/templates/plan-rules.ts';
import {
  daysShown,
  mostPlans,
  type Plan,
  type PlanChange,
  type PlanInput,
  type plans,
} from '@portal/contract/templates/plans.contract.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { tenderingCalls } from '@portal/contract/tendering/tendering.calls.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { notFound, problem } from '../../../platform/http/errors.ts';
import { pickupPlaceOf, todayAt } from '../kept-load.ts';
import { findTemplate } from '../templates.queries.ts';
import { nextOf } from './next-day.ts';
import {
  deleteSkippedDay,
  findDays,
  findLastDone,
  findPlan,
  findPlans,
  insertDay,
  insertPlan,
  isCarrierOffered,
  lockAndCountPlans,
  lockPlan,
  type PlanRow,
  updatePlan,
} from './plans.queries.ts';

type KnownDay = Awaited<ReturnType<typeof findDays>>[number];

const unmade = { state: 'planned', reason: null, load_id: null, price: null } as const;

/** The days to come, of a plan that goes on once somebody lets it too; those of one that has ended are over. */
const nextDaysOf = (plan: PlanRow, known: readonly KnownDay[]): Plan['next_days'] => {
  if (plan.state === 'ended' || plan.next_day === null) return [];
  const skipped = new Set(known.filter(({ state }) => state === 'skipped').map(({ day }) => day));
  return plannedDays(plan, pickupPlaceOf(plan.load), { from: plan.next_day, count: daysShown.next }).map((planned) =>
    skipped.has(planned.day)
      ? { ...unmade, ...planned, pickup_date: null, state: 'skipped' }
      : { ...unmade, ...planned },
  );
};

const present = (plan: PlanRow, known: readonly KnownDay[]): Plan => {
  const { load: _load, account_id: _account, template_id, template_name, carrier_id, carrier_name, ...row } = plan;
  const { carrier_scac, timezone: _zone, next_day, next_make_on: _made, person, acts_for: _person, ...shown } = row;
  const past = known.filter(({ day }) => next_day === null || day < next_day).slice(0, daysShown.past);
  return {
    ...shown,
    weekdays: [...plan.weekdays],
    template: { id: template_id, name: template_name },
    carrier: carrier_id ? { id: carrier_id, short_name: carrier_name ?? '', scac: carrier_scac ?? '' } : null,
    acts_for: person,
    next_days: nextDaysOf(plan, known),
    past_days: past.map(({ plan_id: _id, ...day }) => day),
  };
};

const presentOne = async (ctx: Ctx, plan: PlanRow): Promise<Plan> => present(plan, await findDays(ctx, [plan.id]));

/** The own account's recurring loads. */
export const listPlans = async (ctx: Ctx): Promise<Reply<typeof plans.list>> => {
  const rows = await findPlans(ctx, mostPlans);
  const days = await findDays(
    ctx,
    rows.map(({ id }) => id),
  );
  const byPlan = Map.groupBy(days, ({ plan_id }) => plan_id);
  return { items: rows.map((row) => present(row, byPlan.get(row.id) ?? [])) };
};

/** A recurring load of the own account. 404 for any other. */
export const getPlan = async (ctx: Ctx, id: number): Promise<Plan> => {
  const plan = await findPlan(ctx, id);
  if (!plan) throw notFound();
  return presentOne(ctx, plan);
};

/** Refuses what makes no sense, a carrier that does not quote, and whoever may not book themselves. */
const check = async (ctx: Ctx, plan: Omit<PlanInput, 'template_id' | 'name'>, isCarrierNew: boolean): Promise<void> => {
  const fault = faultOfPlan(plan);
  if (fault) throw problem(fault.code, 400, { field: fault.field });
  if (plan.makes === 'booking' && !ctx.actor.permissions.has(tenderingCalls.tender.permission)) {
    throw problem('tendering.dispatch_disabled', 403, { field: 'makes' });
  }
  if (isCarrierNew && plan.carrier_id && !(await isCarrierOffered(ctx, plan.carrier_id))) {
    throw problem('templates.carrier_gone', 409, { field: 'carrier_id' });
  }
};

const templateOf = async (ctx: Ctx, id: number) => {
  const template = await findTemplate(ctx, id);
  if (!template) throw notFound();
  return template;
};

const audited = (id: number) => ({ object_type: 'recurring_load', object_id: id });

/**
 * Has a load made of a template again and again, in the name of the caller. 400 for a calendar without days and a booking
 * without a limit, 404 for another account's template, 409 for a carrier that does not quote and beyond the last plan.
 */
export const addPlan = (ctx: Ctx, input: PlanInput): Promise<Plan> =>
  withTransaction(ctx, async (tx) => {
    await check(tx, input, true);
    const { load } = await templateOf(tx, input.template_id);
    if ((await lockAndCountPlans(tx)) >= mostPlans)
      throw problem('templates.too_many_plans', 409, { params: { limit: mostPlans } });
    const place = pickupPlaceOf(load);
    const from = todayAt(tx, place.timezone);
    const next = nextOf(input, place, from);
    if (next.next_day === null) throw problem('templates.no_days', 400, { field: 'starts_on' });
    const id = await insertPlan(tx, {
      ...input,
      ...next,
      timezone: place.timezone,
      acts_for: tx.actor.userId,
      state: 'active',
      paused_why: null,
    });
    const after = await getPlan(tx, id);
    await audit(tx, { action: 'recurring-load.added', ...audited(id), after });
    return after;
  });

const changedState = (tx: Ctx, before: PlanRow, state: PlanChange['state']) => {
  if (state === undefined || state === before.state) return {};
  if (state === 'paused') return { state, paused_why: 'by_hand' as const };
  return { state, paused_why: null, ...(state === 'active' && { acts_for: tx.actor.userId }) };
};

/** The next day after a change: no day that was done about is done again, and none that is over where it is picked up. */
const nextAfterChange = async (tx: Ctx, id: number, after: PlanInput, place: ReturnType<typeof pickupPlaceOf>) => {
  const today = todayAt(tx, place.timezone);
  const done = await findLastDone(tx, id);
  return nextOf(after, place, done !== null && done >= today ? addDays(done, 1) : today);
};

/**
 * Changes a recurring load of the own account; what is not named stays. Whoever changes what it books, or lets it go on, is
 * the person it acts for. 404 for any other, 409 once it has ended and `templates.changed_meanwhile`.
 */
export const changePlan = (ctx: Ctx, id: number, { version, state, ...change }: PlanChange): Promise<Plan> =>
  withTransaction(ctx, async (tx) => {
    const before = await lockPlan(tx, id);
    if (!before) throw notFound();
    if (version !== undefined && version !== before.version) throw problem('templates.changed_meanwhile', 409);
    if (before.state === 'ended') throw problem('templates.plan_ended', 409);
    const merged = mergedOf(inputOf(before), change);
    await check(tx, merged, change.carrier_id !== undefined);
    const place = pickupPlaceOf((await templateOf(tx, merged.template_id)).load);
    const next =
      state === 'ended' ? { next_day: null, next_make_on: null } : await nextAfterChange(tx, id, merged, place);
    if (state !== 'ended' && next.next_day === null) throw problem('templates.no_days', 400, { field: 'ends_on' });
    const hasNewRule =
      change.makes !== undefined || change.carrier_id !== undefined || change.price_limit !== undefined;
    await updatePlan(tx, id, {
      ...merged,
      ...next,
      timezone: place.timezone,
      ...(hasNewRule && { acts_for: tx.actor.userId }),
      ...changedState(tx, before, state),
    });
    const after = await getPlan(tx, id);
    await audit(tx, {
      action: 'recurring-load.changed',
      ...audited(id),
      before: await presentOne(tx, before),
      after,
    });
    return after;
  });

/** What is named of a change, and of the rest what was. */
const mergedOf = (before: PlanInput, change: Omit<PlanChange, 'version' | 'state'>): PlanInput => ({
  name: change.name ?? before.name,
  template_id: change.template_id ?? before.template_id,
  every: change.every ?? before.every,
  interval: change.interval ?? before.interval,
  weekdays: change.weekdays ?? before.weekdays,
  month_day: change.month_day === undefined ? before.month_day : change.month_day,
  starts_on: change.starts_on ?? before.starts_on,
  ends_on: change.ends_on === undefined ? before.ends_on : change.ends_on,
  on_closed: change.on_closed ?? before.on_closed,
  makes: change.makes ?? before.makes,
  carrier_id: change.carrier_id === undefined ? before.carrier_id : change.carrier_id,
  price_limit: change.price_limit === undefined ? before.price_limit : change.price_limit,
  days_ahead: change.days_ahead ?? before.days_ahead,
});

const inputOf = (row: PlanRow): PlanInput => ({
  name: row.name,
  template_id: row.template_id,
  every: row.every,
  interval: row.interval,
  weekdays: [...row.weekdays],
  month_day: row.month_day,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  on_closed: row.on_closed,
  makes: row.makes,
  carrier_id: row.carrier_id,
  price_limit: row.price_limit,
  days_ahead: row.days_ahead,
});

/** A day of the plan that nothing was done about. 409 `templates.day_over` for any other. */
const requireOpenDay = (plan: PlanRow, day: string): void => {
  const isOpen = plan.next_day !== null && day >= plan.next_day && isPlanned(plan, day);
  if (!isOpen) throw problem('templates.day_over', 409, { field: 'day' });
};

/** Leaves out a planned day; leaving it out twice is once. 404 for another account's plan, 409 once its load is made. */
export const skipDay = (ctx: Ctx, id: number, day: string): Promise<Plan> =>
  withTransaction(ctx, async (tx) => {
    const plan = await lockPlan(tx, id);
    if (!plan) throw notFound();
    requireOpenDay(plan, day);
    const isNew = await insertDay(tx, { plan_id: id, day, pickup_date: null, state: 'skipped' });
    if (isNew) await audit(tx, { action: 'recurring-load.changed', ...audited(id), after: { skipped: day } });
    return getPlan(tx, id);
  });

/** Takes a day back that was left out. 404 for another account's plan, 409 once the day is over. */
export const unskipDay = (ctx: Ctx, id: number, day: string): Promise<Plan> =>
  withTransaction(ctx, async (tx) => {
    const plan = await lockPlan(tx, id);
    if (!plan) throw notFound();
    requireOpenDay(plan, day);
    if (await deleteSkippedDay(tx, id, day)) {
      await audit(tx, { action: 'recurring-load.changed', ...audited(id), before: { skipped: day } });
    }
    return getPlan(tx, id);
  });
