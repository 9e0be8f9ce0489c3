import { z } from 'zod';
import { mostUsedHandlingUnits, otherHandlingUnits } from './data/handling-units.ts';

/** One code list for what freight is moved in and for what it is packed in, the most used first. */
export const handlingUnits = [...mostUsedHandlingUnits, ...otherHandlingUnits] as const;

/** `PAT`, `SKD` …; its name is the phrase `commodities.handling_units.{code}`, by count. */
export const HandlingUnit = z.enum(handlingUnits);
export type HandlingUnit = z.infer<typeof HandlingUnit>;
