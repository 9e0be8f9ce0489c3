import { z } from 'zod';
import { TruckTypeCode } from './truck-type-schema.ts';

/** What a load asks of its truck; what its freight needs beside that, such as cooling, follows from the items. */
export const TruckRequest = z.strictObject({
  /** Null: whichever truck of the mode fits. */
  truck_type: TruckTypeCode.nullable().default(null),
  /** Two drivers, so that the truck does not stop for rest. */
  team: z.boolean().default(false),
  /** The freight may share the truck with other freight. */
  partial: z.boolean().default(false),
  /** Feet the tarps must hang down; null without tarps. */
  tarp_ft: z
    .union([z.literal(4), z.literal(6), z.literal(8)])
    .nullable()
    .default(null),
});
export type TruckRequest = z.infer<typeof TruckRequest>;
