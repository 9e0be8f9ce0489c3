import type { TruckType, TruckTypeChange, TruckTypeInput } from '@portal/contract/equipment/equipment.contract.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/errors.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { deleteTruckType, insertTruckType, updateTruckType } from './equipment.queries.ts';
import { forgetImage } from './forget-image.ts';
import { presentTruckType, truckTypeToChange } from './present-truck-type.ts';

const labelsOf = ({ en, es }: TruckType['label']) => ({ label_en: en, label_es: es });

const temperaturesOf = (temperature: TruckType['temperature']) => ({
  temperature_min_f: temperature?.min_f ?? null,
  temperature_max_f: temperature?.max_f ?? null,
});

const columnsOf = ({ label, temperature, ...same }: TruckTypeChange) => ({
  ...same,
  ...(label ? labelsOf(label) : {}),
  ...(temperature === undefined ? {} : temperaturesOf(temperature)),
});

/** Adds a truck type of the operator's own. 409 `equipment.code_taken`. */
export const addTruckType = (ctx: Ctx, { label, temperature, ...input }: TruckTypeInput): Promise<TruckType> =>
  withTransaction(ctx, async (tx) => {
    const row = await insertTruckType(tx.db, { ...input, ...labelsOf(label), ...temperaturesOf(temperature) });
    if (!row) throw problem('equipment.code_taken', 409, { field: 'code' });
    await audit(tx, { action: 'truck-type.added', object_type: 'truck_type', object_id: row.id, after: row });
    return presentTruckType(row);
  });

/** Changes what is named of a truck type and leaves the rest. 404. */
export const changeTruckType = (ctx: Ctx, id: number, change: TruckTypeChange): Promise<TruckType> =>
  withTransaction(ctx, async (tx) => {
    const before = await truckTypeToChange(tx, id);
    const columns = columnsOf(change);
    if (Object.keys(columns).length === 0) return presentTruckType(before);
    const after = await updateTruckType(tx.db, id, columns);
    await audit(tx, { action: 'truck-type.changed', object_type: 'truck_type', object_id: id, before, after });
    return presentTruckType(after);
  });

/** Deletes a truck type the operator added, with its picture. 404, 409 `equipment.built_in`. */
export const removeTruckType = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const before = await truckTypeToChange(tx, id);
    if (before.built_in) throw problem('equipment.built_in', 409);
    await deleteTruckType(tx.db, id);
    await audit(tx, { action: 'truck-type.removed', object_type: 'truck_type', object_id: id, before });
    if (before.image_key !== null) forgetImage(tx, before.image_key);
  });
