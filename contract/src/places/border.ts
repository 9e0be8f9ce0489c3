import type { BorderCrossing } from './border-crossing.ts';
import type { Country } from './zip-code.ts';

// What follows from the stops of a load; without the validation library, since first screens import it.

export const neighbors = ['MX', 'CA'] as const;
export const crossingDirections = ['into_us', 'out_of_us'] as const;

/** One crossing of a border of the United States. */
export type Crossing = { border: (typeof neighbors)[number]; direction: (typeof crossingDirections)[number] };

export type BorderStops = readonly { country?: Country | undefined }[];

export const noBorderCrossing: BorderCrossing = {
  port: '',
  broker: { name: '', phone: '', email: '' },
  in_bond: false,
};

/** Whether nothing is known of a crossing. */
export const isEmptyBorder = ({ port, second_port = '', broker, in_bond }: BorderCrossing): boolean =>
  ![port, second_port, broker.name, broker.phone, broker.email].some((text) => text.trim()) && !in_bond;

/** Whether a load has stops in more than one country. */
export const crossesBorder = (stops: BorderStops): boolean => new Set(stops.map(({ country }) => country)).size > 1;

/** Whether a load crosses both borders of the United States, each at a port of its own. */
export const crossesTwoBorders = (stops: BorderStops): boolean =>
  neighbors.every((neighbor) => stops.some(({ country }) => country === neighbor));

/** The ports of a crossing in one line. */
export const portsLine = ({ port, second_port = '' }: BorderCrossing): string =>
  [port, second_port].filter(Boolean).join(' / ');

/** The crossings on the way from stop to stop; from Canada to Mexico there are two. */
export const crossingsOn = (stops: readonly { country: Country }[]): Crossing[] =>
  stops.slice(1).flatMap(({ country: to }, index) => {
    const from = stops[index]?.country ?? to;
    if (from === to) return [];
    return [
      ...(from === 'US' ? [] : [{ border: from, direction: 'into_us' as const }]),
      ...(to === 'US' ? [] : [{ border: to, direction: 'out_of_us' as const }]),
    ];
  });

/** What a carrier cannot cross without, by its path below the crossing; undefined where all of it is known. */
export const missingAtBorder = (border: BorderCrossing | null | undefined, stops: BorderStops): string | undefined => {
  if (!border?.port) return 'port';
  if (crossesTwoBorders(stops) && !border.second_port) return 'second_port';
  if (!border.broker.name) return 'broker.name';
  return border.broker.phone ? undefined : 'broker.phone';
};
