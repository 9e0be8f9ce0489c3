import { z } from 'zod';
import { truckTypes } from './data/truck-types.ts';

/** A truck type as loads store it. */
export const TruckTypeCode = z.enum(truckTypes.map(({ code }) => code));
