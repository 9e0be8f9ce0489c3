import { canBeRatedAs } from './rated-as.ts';
import type { Truck } from './truck.ts';
import { truckOf } from './truck-types.ts';

/** Why a row of the table makes no sense: a code of `errors` and the field it is about. */
export type TruckFault = {
  code: `equipment.${'reefer_without_temperature' | 'containers_alone' | 'rated_by_itself' | 'rated_as_other_mode'}`;
  field: 'temperature' | 'modes' | 'rated_as';
};

type Judge = (truck: Truck, trucks: readonly Truck[]) => TruckFault | null;

const judgeRatedAs: Judge = (truck, trucks) => {
  if (truck.rated_as === null) return null;
  if (truck.built_in) return { code: 'equipment.rated_by_itself', field: 'rated_as' };
  const as = truckOf(trucks, truck.rated_as);
  return as && canBeRatedAs(truck, as) ? null : { code: 'equipment.rated_as_other_mode', field: 'rated_as' };
};

const judges: readonly Judge[] = [
  ({ modes, temperature }) =>
    modes.includes('reefer') && !temperature
      ? { code: 'equipment.reefer_without_temperature', field: 'temperature' }
      : null,
  ({ modes }) =>
    modes.includes('drayage') && modes.length > 1 ? { code: 'equipment.containers_alone', field: 'modes' } : null,
  judgeRatedAs,
];

/** What makes no sense about a truck beside the others of the table; what its schema refuses is not asked again. */
export const truckFaults = (truck: Truck, trucks: readonly Truck[]): TruckFault[] =>
  judges.map((judge) => judge(truck, trucks)).filter((fault) => fault !== null);
