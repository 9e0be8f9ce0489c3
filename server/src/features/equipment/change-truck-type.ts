import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import type { TruckTypeChange, TruckTypeInput } from '@portal/contract/equipment/truck-type-input.ts';
import { usuallyRatedAs } from '@portal/contract/equipment/rated-as.ts';
import type { Truck } from '@portal/contract/equipment/truck.ts';
import { truckFaults } from '@portal/contract/equipment/truck-faults.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem, problems } from '../../platform/http/errors.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { deleteTruckType, findAllTruckTypes, insertTruckType, updateTruckType } from './equipment.queries.ts';
import { presentTruckType, truckTypeToChange } from './truck-types.ts';

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

const readAll = async (tx: Ctx): Promise<TruckType[]> => (await findAllTruckTypes(tx.db)).map(presentTruckType);

/** Refuses with 400 a truck that makes no sense beside the others. */
const refuseFaulty = (truck: Truck, all: readonly Truck[]): void => {
  const faults = truckFaults(truck, all);
  if (faults.length > 0) throw problems(faults);
};

/** Adds a truck type of the operator's own. 400 for what makes no sense of it; 409 `equipment.code_taken`. */
export const addTruckType = (ctx: Ctx, input: TruckTypeInput): Promise<TruckType> =>
  withTransaction(ctx, async (tx) => {
    const all = await readAll(tx);
    const { rated_as = usuallyRatedAs(all, input), label, temperature, ...same } = input;
    refuseFaulty({ ...input, rated_as, built_in: false }, all);
    const row = await insertTruckType(tx.db, {
      ...same,
      rated_as,
      ...labelsOf(label),
      ...temperaturesOf(temperature),
    });
    if (!row) throw problem('equipment.code_taken', 409, { field: 'code' });
    await audit(tx, { action: 'truck-type.added', object_type: 'truck_type', object_id: row.id, after: row });
    return presentTruckType(row);
  });

const sensed = ['modes', 'temperature', 'rated_as'] as const;

/**
 * Changes what is named of a truck type and leaves the rest. 400 for what makes no sense of it, 404, 409
 * `equipment.changed_meanwhile` where somebody changed it since the version that is named.
 */
export const changeTruckType = (ctx: Ctx, id: number, { version, ...change }: TruckTypeChange): Promise<TruckType> =>
  withTransaction(ctx, async (tx) => {
    const before = await truckTypeToChange(tx, id);
    if (version !== undefined && version !== before.version) throw problem('equipment.changed_meanwhile', 409);
    const columns = columnsOf(change);
    if (Object.keys(columns).length === 0) return presentTruckType(before);
    if (sensed.some((field) => change[field] !== undefined)) {
      refuseFaulty({ ...presentTruckType(before), ...change }, await readAll(tx));
    }
    const after = await updateTruckType(tx.db, id, { ...columns, version: before.version + 1 });
    await audit(tx, { action: 'truck-type.changed', object_type: 'truck_type', object_id: id, before, after });
    return presentTruckType(after);
  });

/** Deletes a truck type the operator added; its picture is swept later. 404, 409 `equipment.built_in`. */
export const removeTruckType = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const before = await truckTypeToChange(tx, id);
    if (before.built_in) throw problem('equipment.built_in', 409);
    await deleteTruckType(tx.db, id);
    await audit(tx, { action: 'truck-type.removed', object_type: 'truck_type', object_id: id, before });
  });
