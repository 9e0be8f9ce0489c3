import type { BorderCrossing } from './border-crossing.ts';
import { crossingPorts } from './data/crossing-ports.ts';
import type { Country } from './zip-code.ts';

// What follows from the stops of a load; without the validation library, since first screens import it.

type Stops = readonly { country?: Country | undefined }[];

export const noBorderCrossing: BorderCrossing = {
  port: '',
  broker: { name: '', phone: '', email: '' },
  in_bond: false,
};

/** Whether nothing is known of a crossing. */
export const isEmptyBorder = ({ port, broker, in_bond }: BorderCrossing): boolean =>
  ![port, broker.name, broker.phone, broker.email].some((text) => text.trim()) && !in_bond;

/** Whether a load has stops in more than one country. */
export const crossesBorder = (stops: Stops): boolean => new Set(stops.map(({ country }) => country)).size > 1;

/** The ports of entry of the borders that a load with these stops crosses; freight from Canada to Mexico crosses two. */
export const portsBetween = (stops: Stops): readonly string[] =>
  crossesBorder(stops)
    ? (['MX', 'CA'] as const)
        .filter((neighbor) => stops.some(({ country }) => country === neighbor))
        .flatMap((neighbor) => crossingPorts[neighbor])
    : [];

/**
 * The crossing of a load whose stops have changed: none where it crosses no border, without its port where that leads
 * to another country.
 */
export const borderAfterMove = (border: BorderCrossing | null, stops: Stops): BorderCrossing | null => {
  if (!border || !crossesBorder(stops)) return null;
  return portsBetween(stops).includes(border.port) ? border : { ...border, port: '' };
};

/** What a carrier cannot cross without, by its path below the crossing; undefined where all of it is known. */
export const missingAtBorder = (border: BorderCrossing | null | undefined): string | undefined => {
  if (!border?.port) return 'port';
  if (!border.broker.name) return 'broker.name';
  return border.broker.phone ? undefined : 'broker.phone';
};
