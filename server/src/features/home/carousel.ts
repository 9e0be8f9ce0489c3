import type { CarouselItem, CarouselItemChange, CarouselItemInput } from '@portal/contract/home/home-content.ts';
import type { carousel } from '@portal/contract/home/home.contract.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import { publicNameOf } from '../../platform/files/public-name.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import {
  type CarouselRow,
  deleteItem,
  findItem,
  findItems,
  insertItem,
  lockItem,
  lockItems,
  placeItems,
  updateItem,
} from './home.queries.ts';

const mostItems = 100;

/** Where an item's file is read: its name is random, and new with every file, so that browsers may keep it for good. */
const mediaUrl = (key: string): string => `/api/carousel-media/${publicNameOf(key)}`;

const presentItem = (row: CarouselRow): CarouselItem => ({
  id: row.id,
  title: { en: row.title_en, es: row.title_es },
  caption: { en: row.caption_en, es: row.caption_es },
  language: row.language === 'en' || row.language === 'es' ? row.language : null,
  starts_on: row.first_day,
  ends_on: row.last_day,
  active: row.active,
  media: row.media_key
    ? { kind: row.media_content_type?.startsWith('video/') ? 'video' : 'image', url: mediaUrl(row.media_key) }
    : null,
  is_shown: row.is_shown,
  version: row.version,
});

const columnsOf = ({ title, caption, ...same }: Omit<CarouselItemChange, 'version'>) => ({
  ...same,
  ...(title && { title_en: title.en, title_es: title.es }),
  ...(caption && { caption_en: caption.en, caption_es: caption.es }),
});

export const auditedItem = (id: number) => ({ object_type: 'carousel_item', object_id: id }) as const;

/** An item as it is answered. */
export const readItem = async (ctx: Ctx, id: number): Promise<CarouselItem> => presentItem(await findItem(ctx.db, id));

/** An item to change, held until commit. 404. */
export const itemToChange = async (tx: Ctx, id: number) => {
  const row = await lockItem(tx.db, id);
  if (!row) throw notFound();
  return row;
};

/** What is shown today; to those who may change it, and if asked for, everything. */
export const listItems = async (
  ctx: Ctx,
  { all = false, language, skip, limit }: Input<typeof carousel.list>['query'],
): Promise<Reply<typeof carousel.list>> => {
  const isAll = all && ctx.actor.permissions.has('patch:home');
  const found = (await findItems(ctx.db))
    .map(presentItem)
    .filter((item) => isAll || item.is_shown)
    .filter((item) => !language || item.language === null || item.language === language);
  return { items: found.slice(skip, skip + limit), total: found.length };
};

/** Adds an item at the end. 409 `home.too_many`. */
export const addItem = (ctx: Ctx, { title, caption, ...same }: CarouselItemInput): Promise<CarouselItem> =>
  withTransaction(ctx, async (tx) => {
    const ids = await lockItems(tx.db);
    if (ids.length >= mostItems) throw problem('home.too_many', 409, { params: { limit: mostItems } });
    const texts = { title_en: title.en, title_es: title.es, caption_en: caption.en, caption_es: caption.es };
    const id = await insertItem(tx.db, { ...same, ...texts, position: ids.length + 1 });
    await placeItems(tx.db, [...ids, id]);
    const after = await readItem(tx, id);
    await audit(tx, { action: 'carousel.added', ...auditedItem(id), after });
    return after;
  });

/**
 * Changes what is named of an item. 404, 409 `home.changed_meanwhile` where the version is not the present one, 400
 * `home.days_order` where the days that stay and those named do not fit.
 */
export const changeItem = (ctx: Ctx, id: number, { version, ...change }: CarouselItemChange): Promise<CarouselItem> =>
  withTransaction(ctx, async (tx) => {
    const row = await itemToChange(tx, id);
    if (row.version !== version) throw problem('home.changed_meanwhile', 409);
    const { starts_on, ends_on } = { ...row, ...change };
    if (starts_on && ends_on && starts_on > ends_on) throw problem('home.days_order', 400, { field: 'ends_on' });
    const before = await readItem(tx, id);
    await updateItem(tx.db, id, { ...columnsOf(change), version: version + 1 });
    const after = await readItem(tx, id);
    await audit(tx, { action: 'carousel.changed', ...auditedItem(id), before, after });
    return after;
  });

/** Deletes an item; its file is swept later. 404. */
export const removeItem = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    await itemToChange(tx, id);
    const before = await readItem(tx, id);
    await deleteItem(tx.db, id);
    await audit(tx, { action: 'carousel.removed', ...auditedItem(id), before });
  });

/** Puts all items in an order. 409 `home.order_outdated` where others are there by now. */
export const changeOrder = (ctx: Ctx, ids: readonly number[]): Promise<Reply<typeof carousel.changeOrder>> =>
  withTransaction(ctx, async (tx) => {
    const present = await lockItems(tx.db);
    const isSame = present.length === ids.length && present.every((id) => ids.includes(id));
    if (!isSame) throw problem('home.order_outdated', 409, { field: 'ids' });
    await placeItems(tx.db, ids);
    await audit(tx, { action: 'carousel.reordered', object_type: 'carousel_item', before: present, after: ids });
    return { items: (await findItems(tx.db)).map(presentItem) };
  });
