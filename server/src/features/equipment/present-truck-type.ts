import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { lockTruckType, type TruckTypeRow } from './equipment.queries.ts';

const nameLength = 36;

/** Where a picture is read: its name is random, and new with every picture, so that browsers may keep it for good. */
const imageUrl = (key: string): string => `/api/truck-images/${key.slice(-nameLength)}`;

/** The storage key behind a picture's name. */
export const imageKeyOf = (name: string): string => `${name.slice(0, 2)}/${name}`;

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
  };
};

/** A truck type to change, held until commit. 404 where there is none. */
export const truckTypeToChange = async (tx: OpenCtx, id: number): Promise<TruckTypeRow> => {
  const row = await lockTruckType(tx.db, id);
  if (!row) throw notFound();
  return row;
};
