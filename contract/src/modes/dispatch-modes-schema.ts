import { z } from 'zod';
import { recordOf } from '../values/records.ts';
import { type DispatchMode, dispatchModes } from './dispatch-modes.ts';

export const DispatchModeName = z.enum(dispatchModes);

/** Whether each mode is allowed, by its name. */
export const DispatchModes = z.strictObject(recordOf<DispatchMode, z.ZodBoolean>(dispatchModes, () => z.boolean()));
