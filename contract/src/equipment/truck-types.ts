import { modes, type LoadMode } from '../modes/modes.ts';
import { truckTypes, type TruckType, type TruckTypeCode } from './data/truck-types.ts';

const table: readonly TruckType[] = truckTypes;

/** The trucks of a mode, in the order of the table. */
export const trucksOf = (mode: LoadMode): TruckType[] => table.filter((truck) => truck.modes.includes(mode));

/** The row of a truck type. */
export const truckType = (code: TruckTypeCode): TruckType => {
  const found = table.find((truck) => truck.code === code);
  if (!found) throw new RangeError(`no truck type ${code}`);
  return found;
};

/** What a load becomes by the truck chosen for it, with the department that goes along. */
export const modeOfTruck = (code: TruckTypeCode): { mode: LoadMode; department_id: number } => {
  const [mode] = truckType(code).modes;
  return { mode, department_id: modes[mode].departmentId };
};
