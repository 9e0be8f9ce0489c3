import { loadModes, type LoadMode } from '../modes/modes.ts';
import { accessorialsByMode, type AccessorialRow } from './data/accessorials.ts';

/** The accessorials that can be requested for a mode; the others follow from the load or arise on the way. */
export const accessorialsToAsk = (mode: LoadMode): AccessorialRow[] =>
  accessorialsByMode[mode].filter((row) => !row.cannot_be_requested);

/** A mode's row of an accessorial; undefined where the mode does not have it. */
export const accessorialOf = (mode: LoadMode, code: string): AccessorialRow | undefined =>
  accessorialsByMode[mode].find((row) => row.code === code);

/** An accessorial of any mode: its type and fields are the same in all modes, its price is not. */
export const anyAccessorial = (code: string): Pick<AccessorialRow, 'code' | 'type' | 'fields'> | undefined =>
  loadModes.map((mode) => accessorialOf(mode, code)).find((row) => row !== undefined);

/** Whether an accessorial has an amount that the carrier collects for the shipper. */
export const collectsAmount = (code: string): boolean => anyAccessorial(code)?.fields.includes('cod_amount') ?? false;
