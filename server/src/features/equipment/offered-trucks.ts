import type { Truck } from '@portal/contract/equipment/truck.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { findAllTruckTypes } from './equipment.queries.ts';
import { presentTruckType } from './truck-types.ts';

/**
 * The trucks on offer as the operator has them at this moment, read again each time: twenty short rows cost less than
 * notifying every server that one of them changed.
 */
export const readOfferedTrucks = async ({ db }: Pick<OpenCtx, 'db'>): Promise<Truck[]> =>
  (await findAllTruckTypes(db, { active: true })).map(presentTruckType);
