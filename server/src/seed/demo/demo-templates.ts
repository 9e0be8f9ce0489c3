import { addDays } from '@portal/contract/values/calendar-days.ts';
import { actorOfPerson } from '../../features/auth/actor-of-credential.ts';
import { addPlan, changePlan } from '../../features/templates/plans/plans.ts';
import { addTemplate } from '../../features/templates/templates.ts';
import type { Ctx, OpenCtx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';

/** Far enough ahead that nothing is made while the demo is looked at. */
const daysAhead = 30;

/** An admin of the account, and its newest load of pallets. */
const findBasis = async ({ db }: OpenCtx): Promise<{ user_id: number; load_id: number } | undefined> =>
  db
    .selectFrom('accounts')
    .innerJoin('users', 'users.account_id', 'accounts.id')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .innerJoin('loads', 'loads.account_id', 'accounts.id')
    .select(['users.id as user_id', 'loads.id as load_id'])
    .where('accounts.name', '=', 'Acme Industrial')
    .where('roles.kind', '=', 'account_admin')
    .where('loads.mode', '=', 'ltl')
    .where('loads.carrier_id', 'is not', null)
    .orderBy('loads.id', 'desc')
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirst();

/** A template of an account of the demo and two loads that are made of it again and again, of which one is paused. */
export const seedTemplates = async (ctx: OpenCtx): Promise<void> => {
  const basis = await findBasis(ctx);
  const actor = basis && (await actorOfPerson(ctx, basis.user_id));
  if (!basis || !actor) return;
  const acting: Ctx = { ...ctx, actor, scope: actor.scope };
  await withTransaction(acting, async (tx) => {
    const { id: template_id } = await addTemplate(tx, { name: 'Weekly parts', load_id: basis.load_id });
    const starts_on = addDays(tx.services.clock.now().toISOString().slice(0, 10), daysAhead);
    const plan = {
      template_id,
      interval: 1,
      starts_on,
      ends_on: null,
      carrier_id: null,
      days_ahead: 2,
      on_closed: 'next',
    } as const;
    await addPlan(tx, {
      ...plan,
      name: 'Parts each Wednesday',
      every: 'week',
      weekdays: [3],
      month_day: null,
      makes: 'booking',
      price_limit: 900,
    });
    const monthly = await addPlan(tx, {
      ...plan,
      name: 'Month-end returns',
      every: 'month',
      weekdays: [],
      month_day: 31,
      makes: 'quotes',
      price_limit: null,
    });
    await changePlan(tx, monthly.id, { state: 'paused' });
  });
};
