import { z } from 'zod';
import { Email, text } from '../values/values.ts';

/** Where a load crosses the border, who clears it through customs, and whether it travels on in bond. */
export const BorderCrossing = z.strictObject({
  /** The port of crossing, by its name among `crossingPorts`: Laredo, TX (2304). */
  port: text(80).default(''),
  /** Between Mexico and Canada: the port of the other border. In transit: where the load comes back. */
  second_port: text(80).optional(),
  broker: z
    .strictObject({
      name: text(120).default(''),
      phone: text(40).default(''),
      email: z.union([z.literal(''), Email]).default(''),
    })
    .default({ name: '', phone: '', email: '' }),
  /** Cleared at its destination and not at the border. */
  in_bond: z.boolean().default(false),
});
export type BorderCrossing = z.infer<typeof BorderCrossing>;
