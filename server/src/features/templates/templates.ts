import type { Reply } from '@portal/contract/http/endpoint.ts';
import { mostTemplates, type Template, type templates } from '@portal/contract/templates/templates.contract.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { keepLoad, loadOfTemplate, pickupPlaceOf, todayAt } from './kept-load.ts';
import { movePlansOf } from './plans/plans.queries.ts';
import {
  archiveTemplate,
  findTemplate,
  findTemplates,
  insertTemplate,
  lockAndCountTemplates,
  lockTemplate,
  type TemplateRow,
  updateTemplate,
} from './templates.queries.ts';

const endOf = (stop: TemplateRow['load']['stops'][number] | undefined) => ({
  name: stop?.name ?? '',
  city: stop?.city ?? '',
  state: stop?.state ?? '',
  zip_code: stop?.zip_code ?? '',
});

const present = ({ load, ...row }: TemplateRow): Template => ({
  ...row,
  quote_type: load.mode,
  origin: endOf(load.stops[0]),
  destination: endOf(load.stops.at(-1)),
});

const templateOrNotFound = async (ctx: Ctx, id: number): Promise<TemplateRow> => {
  const found = await findTemplate(ctx, id);
  if (!found) throw notFound();
  return found;
};

/** The own account's templates by name. */
export const listTemplates = async (ctx: Ctx): Promise<Reply<typeof templates.list>> => ({
  items: (await findTemplates(ctx)).map(present),
});

/** A template of the own account with a load to begin from it, picked up today where that is. 404 for any other. */
export const getTemplate = async (ctx: Ctx, id: number): Promise<Reply<typeof templates.get>> => {
  const row = await templateOrNotFound(ctx, id);
  const today = todayAt(ctx, pickupPlaceOf(row.load).timezone);
  return { ...present(row), load: loadOfTemplate(row.load, today) };
};

const audited = (id: number) => ({ object_type: 'template', object_id: id });

/** Keeps a load of the own account by a name. 404 for any other load, 409 for a taken name and beyond the last template. */
export const addTemplate = (ctx: Ctx, { name, load_id }: { name: string; load_id: number }): Promise<Template> =>
  withTransaction(ctx, async (tx) => {
    const load = await keepLoad(tx, load_id);
    if ((await lockAndCountTemplates(tx)) >= mostTemplates)
      throw problem('templates.too_many', 409, { params: { limit: mostTemplates } });
    const id = await insertTemplate(tx, { name, load, source_load_id: load_id });
    const after = present(await templateOrNotFound(tx, id));
    await audit(tx, { action: 'template.added', ...audited(id), after });
    return after;
  });

type Change = { name?: string | undefined; load_id?: number | undefined; version?: number | undefined };

/**
 * Gives a template of the own account another name, or replaces what it keeps. 404 for any other, 409 for a taken name and
 * `templates.changed_meanwhile` where somebody changed it since the version that is named.
 */
export const changeTemplate = (ctx: Ctx, id: number, { name, load_id, version }: Change): Promise<Template> =>
  withTransaction(ctx, async (tx) => {
    if (!(await lockTemplate(tx, id))) throw notFound();
    const before = await templateOrNotFound(tx, id);
    if (version !== undefined && version !== before.version) throw problem('templates.changed_meanwhile', 409);
    const load = load_id === undefined ? undefined : await keepLoad(tx, load_id);
    await updateTemplate(tx, id, {
      ...(name !== undefined && { name }),
      ...(load && { load, source_load_id: load_id ?? 0 }),
    });
    if (load) await movePlansOf(tx, id, pickupPlaceOf(load).timezone);
    const after = present(await templateOrNotFound(tx, id));
    await audit(tx, { action: 'template.changed', ...audited(id), before: present(before), after });
    return after;
  });

/** Forgets a template of the own account. 404 for any other, 409 `templates.in_use` while recurring loads are made of it. */
export const removeTemplate = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    if (!(await lockTemplate(tx, id))) throw notFound();
    const before = await templateOrNotFound(tx, id);
    if (before.plans > 0) throw problem('templates.in_use', 409, { params: { count: before.plans } });
    await archiveTemplate(tx, id);
    await audit(tx, { action: 'template.removed', ...audited(id), before: present(before) });
  });
