import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import { audit } from '../../platform/audit.ts';
import { contentTypeOf } from '../../platform/files/content-type.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { withFilesNamed } from '../../platform/files/name-files.ts';
import { updateTruckType } from './equipment.queries.ts';
import { presentTruckType, truckTypeToChange } from './truck-types.ts';

const megabytes = 1;
const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

const readImage = async (file: File) => {
  if (file.size > megabytes * 1024 * 1024) {
    throw problem('equipment.image_too_large', 413, { field: 'image', params: { megabytes } });
  }
  const bytes = Buffer.from(await file.arrayBuffer());
  const contentType = contentTypeOf(bytes, imageTypes);
  if (!contentType) throw problem('equipment.image_type', 415, { field: 'image' });
  return { bytes, contentType };
};

const replaceImage = (ctx: Ctx, id: number, image_key: string, image_content_type: string): Promise<TruckType> =>
  withFilesNamed(ctx, [image_key], async (tx) => {
    const before = await truckTypeToChange(tx, id);
    const after = await updateTruckType(tx.db, id, { image_key, image_content_type });
    await audit(tx, { action: 'truck-type.image-changed', object_type: 'truck_type', object_id: id, before, after });
    return presentTruckType(after);
  });

/**
 * Gives a truck type a picture in place of the former one; what it is, is read from its bytes. 404, 413
 * `equipment.image_too_large`, 415 `equipment.image_type`.
 */
export const changeTruckImage = async (ctx: Ctx, id: number, file: File): Promise<TruckType> => {
  const { bytes, contentType } = await readImage(file);
  const key = await ctx.services.files.put(bytes);
  return replaceImage(ctx, id, key, contentType);
};
