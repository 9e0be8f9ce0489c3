import type { LoadMode } from '../modes/modes.ts';
import type { BothLanguages } from '../words/language.ts';
import type { TruckRow } from './data/truck-types.ts';

/** A truck as it is chosen, judged and named: by the operator's table, which the product's own trucks begin. */
export type Truck = Omit<TruckRow, 'modes'> & {
  label: BothLanguages;
  modes: readonly LoadMode[];
  /** The truck whose tariff lines it is priced by where none name itself; null: by its own alone. */
  rated_as: string | null;
  built_in: boolean;
};
