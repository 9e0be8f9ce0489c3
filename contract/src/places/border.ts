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

/**
 * The country through which freight between two places of one country may go on in transit (19 CFR 123.21 to 123.42):
 * Canada for that of the United States, the United States for that of their neighbors.
 */
export const transitCountry = (country: Country): Country => (country === 'US' ? 'CA' : 'US');

/** The border that freight in transit leaves and enters its country by. */
export const transitBorder = (country: Country): Crossing['border'] => (country === 'US' ? 'CA' : country);

/**
 * The country whose freight a load has in transit: the one in which two stops follow each other, of several that of the
 * United States, where alone a state lies beyond another country.
 */
export const bondedCountry = (stops: BorderStops, isInTransit: boolean): Country | null => {
  if (!isInTransit) return null;
  const inRow = stops
    .slice(1)
    .flatMap(({ country }, index) => (country === stops[index]?.country ? (country ?? []) : []));
  return inRow.find((country) => country === 'US') ?? inRow[0] ?? null;
};

/** The country a load goes through; null where it is not in transit. */
export const countryInTransit = (stops: BorderStops, isInTransit: boolean): Country | null => {
  const bonded = bondedCountry(stops, isInTransit);
  return bonded && transitCountry(bonded);
};

/** Whether a load passes a border at all: from country to country, or out and back in transit. */
export const passesBorder = (stops: BorderStops, isInTransit: boolean): boolean => isInTransit || crossesBorder(stops);

/** Whether two ports belong to a load: one of each border, or those by which it leaves and comes back. */
export const hasTwoPorts = (stops: BorderStops, isInTransit: boolean): boolean =>
  isInTransit || crossesTwoBorders(stops);

/** The ports of a crossing in one line. */
export const portsLine = ({ port, second_port = '' }: BorderCrossing): string =>
  [port, second_port].filter(Boolean).join(' / ');

/** Out of a country by its border and back: a leg in transit. */
const outAndBack = (country: Country): Crossing[] => {
  const border = transitBorder(country);
  const [out, into] = country === 'US' ? (['out_of_us', 'into_us'] as const) : (['into_us', 'out_of_us'] as const);
  return [
    { border, direction: out },
    { border, direction: into },
  ];
};

/**
 * The crossings on the way from stop to stop; from Canada to Mexico there are two, and as many on a leg within a country
 * that `isAbroad` says leads through another one.
 */
export const crossingsOn = (
  stops: readonly { country: Country }[],
  isAbroad: (leg: number) => boolean = () => false,
): Crossing[] =>
  stops.slice(1).flatMap(({ country: to }, index) => {
    const from = stops[index]?.country ?? to;
    if (from === to) return isAbroad(index) ? outAndBack(from) : [];
    return [
      ...(from === 'US' ? [] : [{ border: from, direction: 'into_us' as const }]),
      ...(to === 'US' ? [] : [{ border: to, direction: 'out_of_us' as const }]),
    ];
  });

/** What a carrier cannot cross without, by its path below the crossing; undefined where all of it is known. */
export const missingAtBorder = (
  border: BorderCrossing | null | undefined,
  stops: BorderStops,
  isInTransit: boolean,
): string | undefined => {
  if (!border?.port) return 'port';
  if (hasTwoPorts(stops, isInTransit) && !border.second_port) return 'second_port';
  if (!border.broker.name) return 'broker.name';
  return border.broker.phone ? undefined : 'broker.phone';
};
