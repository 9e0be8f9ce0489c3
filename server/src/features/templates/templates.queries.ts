import type { LoadInput } from '@portal/contract/loads/load.ts';
import { planStates } from '@portal/contract/templates/plan-states.ts';
import { mostTemplates, type Template } from '@portal/contract/templates/templates.contract.ts';
import { sql } from 'kysely';
import type { Ctx, OpenCtx } from '../../platform/context.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

/** What a template keeps of a load: all that makes it but its days and its order's number. */
export type KeptLoad = Omit<LoadInput, 'pickup_date' | 'draft'>;

export type TemplateRow = Omit<Template, 'origin' | 'destination' | 'quote_type'> & { load: KeptLoad };

/** Plans that still make loads, or may again. */
const unended = planStates.filter((state) => state !== 'ended');

const ofAccount = (ctx: Ctx) =>
  ctx.db
    .selectFrom('load_templates as template')
    .innerJoin('users', 'users.id', 'template.changed_by')
    .select(['template.id', 'template.name', 'template.version', 'template.uses', 'template.source_load_id as load_id'])
    .select((select) => [
      sql<string>`to_char(template.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('changed_at'),
      sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('changed_by'),
      sql<KeptLoad>`template.load`.as('load'),
      select
        .selectFrom('load_plans')
        .select((count) => count.fn.countAll<number>().as('plans'))
        .whereRef('load_plans.template_id', '=', 'template.id')
        .where('load_plans.state', 'in', unended)
        .as('plans'),
    ])
    .where('template.account_id', '=', ctx.actor.accountId)
    .where('template.removed_at', 'is', null);

const asRow = <R extends { plans: number | null }>(row: R) => ({ ...row, plans: row.plans ?? 0 });

export const findTemplates = async (ctx: Ctx): Promise<TemplateRow[]> =>
  (
    await ofAccount(ctx)
      .orderBy(sql`lower(template.name)`)
      .limit(mostTemplates)
      .execute()
  ).map(asRow);

/** A template of the own account; undefined where there is none. */
export const findTemplate = async (ctx: Ctx, id: number): Promise<TemplateRow | undefined> => {
  const row = await ofAccount(ctx).where('template.id', '=', id).executeTakeFirst();
  return row && asRow(row);
};

/** Holds a template of the own account until the transaction ends: whether there is one. */
export const lockTemplate = async (ctx: Ctx, id: number): Promise<boolean> => {
  const row = await ctx.db
    .selectFrom('load_templates')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', ctx.actor.accountId)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

/** How many the account has; whoever adds one waits until this transaction ends. */
export const lockAndCountTemplates = async (ctx: Ctx): Promise<number> => {
  const { accountId } = ctx.actor;
  await sql`select pg_advisory_xact_lock(hashtext('load_templates'), ${accountId})`.execute(ctx.db);
  const { count } = await ctx.db
    .selectFrom('load_templates')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

type Kept = { name: string; load: KeptLoad; source_load_id: number };

export const insertTemplate = async (ctx: Ctx, { load, ...kept }: Kept): Promise<number> => {
  const { id } = await ctx.db
    .insertInto('load_templates')
    .values({
      ...kept,
      load: JSON.stringify(load),
      account_id: ctx.actor.accountId,
      changed_by: ctx.actor.userId,
      changed_at: nowByClock,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Changes a template that is held. */
export const updateTemplate = (ctx: Ctx, id: number, { load, ...kept }: Partial<Kept>) =>
  ctx.db
    .updateTable('load_templates')
    .set({
      ...kept,
      ...(load && { load: JSON.stringify(load) }),
      changed_by: ctx.actor.userId,
      changed_at: nowByClock,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();

export const archiveTemplate = (ctx: Ctx, id: number) =>
  ctx.db.updateTable('load_templates').set({ removed_at: nowByClock }).where('id', '=', id).execute();

/** Counts a load that was begun from a template of an account. */
export const countUse = (ctx: OpenCtx, id: number) =>
  ctx.db
    .updateTable('load_templates')
    .set({ uses: sql`uses + 1` })
    .where('id', '=', id)
    .execute();
