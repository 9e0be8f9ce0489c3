import type { HomeInfo, HomeInfoChange, HomeInfoInput } from '@portal/contract/home/home-content.ts';
import type { home } from '@portal/contract/home/home.contract.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { deleteInfo, findInfos, type HomeInfoRow, insertInfo, lockInfo, updateInfo } from './home.queries.ts';

const presentInfo = ({ id, title_en, title_es, text_en, text_es, active, version }: HomeInfoRow): HomeInfo => ({
  id,
  title: { en: title_en, es: title_es },
  text: { en: text_en, es: text_es },
  active,
  version,
});

const columnsOf = ({ title, text, active }: Omit<HomeInfoChange, 'version'>) => ({
  ...(title && { title_en: title.en, title_es: title.es }),
  ...(text && { text_en: text.en, text_es: text.es }),
  ...(active !== undefined && { active }),
});

const audited = (id: number) => ({ object_type: 'home_info', object_id: id });

/** The news, the latest first; what is switched off is listed for those alone who may change it, and if asked for. */
export const listInfos = async (
  ctx: Ctx,
  { all = false, ...page }: Input<typeof home.list>['query'],
): Promise<Reply<typeof home.list>> => {
  const { items, total } = await findInfos(ctx.db, all && ctx.actor.permissions.has('patch:home'), page);
  return { items: items.map(presentInfo), total };
};

/** Adds news. */
export const addInfo = (ctx: Ctx, { title, text, active }: HomeInfoInput): Promise<HomeInfo> =>
  withTransaction(ctx, async (tx) => {
    const texts = { title_en: title.en, title_es: title.es, text_en: text.en, text_es: text.es };
    const after = presentInfo(await insertInfo(tx.db, { ...texts, active }));
    await audit(tx, { action: 'home-info.added', ...audited(after.id), after });
    return after;
  });

/** Changes what is named of the news. 404, 409 `home.changed_meanwhile` where the version is not the present one. */
export const changeInfo = (ctx: Ctx, id: number, { version, ...change }: HomeInfoChange): Promise<HomeInfo> =>
  withTransaction(ctx, async (tx) => {
    const row = await lockInfo(tx.db, id);
    if (!row) throw notFound();
    if (row.version !== version) throw problem('home.changed_meanwhile', 409);
    const after = presentInfo(await updateInfo(tx.db, id, { ...columnsOf(change), version: version + 1 }));
    await audit(tx, { action: 'home-info.changed', ...audited(id), before: presentInfo(row), after });
    return after;
  });

/** Deletes news. 404. */
export const removeInfo = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const row = await lockInfo(tx.db, id);
    if (!row) throw notFound();
    await deleteInfo(tx.db, id);
    await audit(tx, { action: 'home-info.removed', ...audited(id), before: presentInfo(row) });
  });
