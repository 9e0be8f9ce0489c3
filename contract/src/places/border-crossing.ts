import { z } from 'zod';
import type { Country } from './zip-code.ts';
import { Email, text } from '../values/values.ts';

/** Where a load crosses the border, who clears it through customs, and whether it travels on in bond. */
export const BorderCrossing = z.strictObject({
  /** The port of crossing by its name: Laredo, TX. */
  port: text(80).default(''),
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

export const noBorderCrossing: BorderCrossing = {
  port: '',
  broker: { name: '', phone: '', email: '' },
  in_bond: false,
};

/** Whether a load has stops in more than one country. */
export const crossesBorder = (stops: readonly { country?: Country | undefined }[]): boolean =>
  new Set(stops.map(({ country }) => country)).size > 1;

/** What a carrier cannot cross without, by its path below the crossing; undefined where all of it is known. */
export const missingAtBorder = (border: BorderCrossing | null | undefined): string | undefined => {
  if (!border?.port) return 'port';
  if (!border.broker.name) return 'broker.name';
  return border.broker.phone ? undefined : 'broker.phone';
};

/**
 * Ports of entry with most of the trucks from Mexico and Canada, by name and the code of U.S. Customs and Border
 * Protection (19 CFR 101.3; Bureau of Transportation Statistics, Border Crossing Data).
 */
export const crossingPorts: Readonly<Record<'MX' | 'CA', readonly string[]>> = {
  MX: [
    'Laredo, TX (2304)',
    'Ysleta / El Paso, TX (2402)',
    'Otay Mesa, CA (2506)',
    'Hidalgo / Pharr, TX (2305)',
    'Nogales, AZ (2604)',
    'Santa Teresa, NM (2408)',
    'Eagle Pass, TX (2303)',
    'Brownsville, TX (2301)',
    'Calexico East, CA (2507)',
    'Del Rio, TX (2302)',
  ],
  CA: [
    'Detroit, MI (3801)',
    'Buffalo-Niagara Falls, NY (0901)',
    'Port Huron, MI (3802)',
    'Champlain-Rouses Point, NY (0712)',
    'Blaine, WA (3004)',
    'Pembina, ND (3401)',
    'Alexandria Bay, NY (0708)',
    'Sweetgrass, MT (3310)',
    'Highgate Springs, VT (0212)',
    'Houlton, ME (0106)',
  ],
};
