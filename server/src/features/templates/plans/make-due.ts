import { loadsCalls } from '@portal/contract/loads/loads.calls.ts';
import type { DayReason, PauseReason } from '@portal/contract/templates/plan-states.ts';
import { pickupOf } from '@portal/contract/templates/plan-calendar.ts';
import { planDayLeft, planPaused } from '@portal/contract/templates/templates.events.ts';
import { tenderingCalls } from '@portal/contract/tendering/tendering.calls.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { withSavepoint, withTransaction } from '../../../platform/database/transaction.ts';
import { Problem } from '../../../platform/http/errors.ts';
import { emit } from '../../../platform/jobs/events.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { actorOfPerson } from '../../auth/actor-of-credential.ts';
import { readOfferedTrucks } from '../../equipment/offered-trucks.ts';
import { checkNewLoad } from '../../loads/book/check-new-load.ts';
import { type NewLoad, saveNewLoad } from '../../loads/book/save-new-load.ts';
import { openQuoteRound } from '../../loads/state/open-quote-round.ts';
import { findRoute } from '../../places/roads/find-route.ts';
import { loadOfTemplate, pickupPlaceOf, todayAt } from '../kept-load.ts';
import { countUse } from '../templates.queries.ts';
import { nextOf } from './next-day.ts';
import {
  advancePlan,
  findAnyPlan,
  findDuePlans,
  holdPlanAt,
  insertDay,
  isAccountOpen,
  isDayKnown,
  pausePlan,
  type NewDay,
  type PlanRow,
} from './plans.queries.ts';

/** Looked at in one go; what is left comes with the next one. */
const plansAtOnce = 200;

/** Who a plan acts for, with what they may now; or why it cannot go on. */
export const personOf = async (ctx: OpenCtx, plan: PlanRow): Promise<Ctx | PauseReason> => {
  if (!(await isAccountOpen(ctx, plan.account_id))) return 'account_closed';
  const actor = await actorOfPerson(ctx, plan.acts_for);
  if (!actor || actor.accountId !== plan.account_id) return 'person_gone';
  const needed = [
    loadsCalls.create.permission,
    ...(plan.makes === 'booking' ? [tenderingCalls.tender.permission] : []),
  ];
  if (needed.some((permission) => !actor.permissions.has(permission))) return 'rights_gone';
  return { ...ctx, actor, scope: actor.scope };
};

/** Pauses a plan that can make no more loads, and says so once. */
const pause = (ctx: OpenCtx, plan: PlanRow, reason: PauseReason): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const paused = await pausePlan(tx, plan.id, reason);
    if (paused) await emit(tx, planPaused, { plan_id: plan.id, version: paused.version, reason });
  });

type Prepared = { load: NewLoad } | { reason: DayReason; refusal: string | null };

/** Checks the load and finds its way before anything is held. */
const prepare = async (ctx: Ctx, plan: PlanRow, pickup: string): Promise<Prepared> => {
  if (pickup < todayAt(ctx, plan.timezone)) return { reason: 'too_late', refusal: null };
  try {
    const input = loadOfTemplate(plan.load, pickup, plan.makes === 'draft');
    const checked = checkNewLoad(ctx, await readOfferedTrucks(ctx), input);
    return { load: { ...checked, route: await findRoute(ctx, checked.load.stops, checked.input.in_transit) } };
  } catch (error) {
    return refusalOf(error);
  }
};

/** What the portal refuses is said to people; anything else is tried again. */
export const refusalOf = (error: unknown): { reason: 'refused'; refusal: string } => {
  if (!(error instanceof Problem) || error.status >= 500) throw error;
  return { reason: 'refused', refusal: error.items[0]?.code ?? 'http.invalid' };
};

const save = async (tx: Ctx, plan: PlanRow, load: NewLoad): Promise<number> => {
  const saved = await saveNewLoad(tx, load, { origin: 'plan', plan: plan.name });
  if (plan.makes !== 'draft') await openQuoteRound(tx, saved);
  await countUse(tx, plan.template_id);
  return saved.id;
};

type Made = Omit<NewDay, 'plan_id' | 'day' | 'pickup_date'>;

const make = async (tx: Ctx, plan: PlanRow, prepared: Prepared): Promise<Made> => {
  if (!('load' in prepared)) return { state: 'failed', ...prepared };
  try {
    const load_id = await withSavepoint(tx, (part) => save(part, plan, prepared.load));
    return { state: plan.makes === 'booking' ? 'quoting' : 'made', load_id };
  } catch (error) {
    return { state: 'failed', ...refusalOf(error) };
  }
};

/**
 * Makes the load of a plan's next day: the day, its load and the move to the next day are one transaction, which holds the
 * plan's row. Nothing happens where another server is at it, or somebody changed the plan meanwhile.
 */
const makeNext = async (ctx: OpenCtx, id: number): Promise<void> => {
  const plan = await findAnyPlan(ctx, id);
  const day = plan?.next_day;
  // Another server may have made the day that was due, and the next one is not yet.
  if (!plan || !day || !plan.next_make_on || plan.next_make_on > todayAt(ctx, plan.timezone)) return;
  const person = await personOf(ctx, plan);
  if (typeof person === 'string') return pause(ctx, plan, person);
  const place = pickupPlaceOf(plan.load);
  const pickup = pickupOf(plan, place, day);
  const prepared = pickup === null ? null : await prepare(person, plan, pickup);
  await withTransaction(person, async (tx) => {
    if (!(await holdPlanAt(tx, plan))) return;
    // Whoever leaves a day out holds the plan too.
    if (prepared && !(await isDayKnown(tx, id, day))) {
      const made = await make(tx, plan, prepared);
      if (!(await insertDay(tx, { plan_id: id, day, pickup_date: pickup, ...made }))) throw new Error('made twice');
      if (made.state === 'failed') await emit(tx, planDayLeft, { plan_id: id, day, reason: made.reason ?? 'refused' });
    }
    await advancePlan(tx, id, nextOf(plan, place, addDays(day, 1)));
  });
};

/** Makes the loads whose day has come, each in a transaction of its own; one that fails holds up no other. */
export const makeDueLoads = async (ctx: OpenCtx): Promise<void> => {
  for (const id of await findDuePlans(ctx, plansAtOnce)) {
    await makeNext(ctx, id).catch((error: unknown) =>
      ctx.log.warn({ err: error, plan_id: id }, 'the load of a plan was not made and is tried again'),
    );
  }
};

export const makeDue: Ticker = { name: 'templates.make-due', everyMs: 15_000, run: makeDueLoads };
