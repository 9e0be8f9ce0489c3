import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import type { Ctx, OpenCtx } from '../../platform/context.ts';
import { keptForGood, keyOfPublicName, publicNameOf } from '../../platform/files/public-name.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { FileReply, HttpParts } from '../../platform/http/serve.ts';
import {
  countTruckTypes,
  findTruckImage,
  findTruckTypes,
  lockTruckType,
  type TruckTypeQuestion,
  type TruckTypeRow,
} from './equipment.queries.ts';

/** Where a picture is read. */
const imageUrl = (key: string): string => `/api/truck-images/${publicNameOf(key)}`;

export const presentTruckType = (row: TruckTypeRow): TruckType => {
  const { id, code, length_ft, width_in, height_in, pallets, max_weight_lb, tarps, built_in, active } = row;
  const { temperature_min_f: min_f, temperature_max_f: max_f } = row;
  return {
    id,
    code,
    label: { en: row.label_en, es: row.label_es },
    modes: row.modes,
    body: row.body,
    max_weight_lb,
    length_ft,
    width_in,
    height_in,
    pallets,
    temperature: min_f === null || max_f === null ? null : { min_f, max_f },
    tarps,
    rated_as: row.rated_as,
    built_in,
    active,
    image_url: row.image_key === null ? null : imageUrl(row.image_key),
    version: row.version,
  };
};

/** A truck type to change, held until commit. 404 where there is none. */
export const truckTypeToChange = async (tx: OpenCtx, id: number): Promise<TruckTypeRow> => {
  const row = await lockTruckType(tx.db, id);
  if (!row) throw notFound();
  return row;
};

/** The truck types there are; those switched off are shown only to who may switch them on. */
export const listTruckTypes = async (ctx: Ctx, filters: TruckTypeQuestion & { skip: number; limit: number }) => {
  const question = ctx.actor.permissions.has('patch:truck-type') ? filters : { ...filters, active: true };
  const [rows, total] = await Promise.all([findTruckTypes(ctx.db, question), countTruckTypes(ctx.db, question)]);
  return { items: rows.map(presentTruckType), total };
};

/** A picture by its name, which nobody can guess; another picture has another name. 404 once it is replaced. */
export const getTruckImage = async (ctx: OpenCtx & { http: HttpParts }, name: string): Promise<FileReply> => {
  const key = keyOfPublicName(name);
  const image = await findTruckImage(ctx.db, key);
  if (!image?.image_content_type) throw notFound();
  ctx.http.reply.header('cache-control', keptForGood);
  return {
    bytes: await ctx.services.files.get(key),
    contentType: image.image_content_type,
    name: image.code,
    inline: true,
  };
};
