import { loadModes, type LoadMode } from '../modes/modes.ts';
import { accessorialsByMode, type AccessorialRow } from './data/accessorials.ts';

/** What may be asked for with a load of a mode; the rest of its list follows from the load or comes up on the way. */
export const accessorialsToAsk = (mode: LoadMode): AccessorialRow[] =>
  accessorialsByMode[mode].filter((row) => !row.unasked);

/** A mode's row of a service; undefined where the mode does not have it. */
export const accessorialOf = (mode: LoadMode, code: string): AccessorialRow | undefined =>
  accessorialsByMode[mode].find((row) => row.code === code);

/** A service whichever mode it is of: its type and fields are the same in all, its price is not. */
export const anyAccessorial = (code: string): Pick<AccessorialRow, 'code' | 'type' | 'fields'> | undefined =>
  loadModes.map((mode) => accessorialOf(mode, code)).find((row) => row !== undefined);
