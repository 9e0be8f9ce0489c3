import {
  bondedCountry,
  type BorderStops,
  crossesBorder,
  hasTwoPorts,
  neighbors,
  passesBorder,
  transitBorder,
} from './border.ts';
import type { BorderCrossing } from './border-crossing.ts';
import { crossingPorts } from './data/crossing-ports.ts';

// Apart from the rest of what follows from stops: first screens do without the list of ports.

/** The border by which a load in transit leaves its country and comes back. */
const borderOfReturn = (stops: BorderStops, isInTransit: boolean) => {
  const bonded = bondedCountry(stops, isInTransit);
  return bonded && transitBorder(bonded);
};

/**
 * The ports of entry of the borders that a load with these stops crosses; freight from Canada to Mexico crosses two, and
 * one in transit the same border twice.
 */
export const portsBetween = (stops: BorderStops, isInTransit: boolean): readonly string[] => {
  const isCrossed = (neighbor: (typeof neighbors)[number]) =>
    neighbor === borderOfReturn(stops, isInTransit) ||
    (crossesBorder(stops) && stops.some(({ country }) => country === neighbor));
  return neighbors.filter(isCrossed).flatMap((neighbor) => crossingPorts[neighbor]);
};

/**
 * The ports a load may cross by once more, given that of its first crossing: of the other border, in transit of the one
 * it comes back by; none where it crosses one border once.
 */
export const secondPorts = (stops: BorderStops, port: string, isInTransit: boolean): readonly string[] => {
  if (!hasTwoPorts(stops, isInTransit)) return [];
  const back = borderOfReturn(stops, isInTransit);
  if (back) return crossingPorts[back].filter((other) => other !== port);
  const others = neighbors.filter((neighbor) => !crossingPorts[neighbor].includes(port));
  return others.flatMap((neighbor) => crossingPorts[neighbor]);
};

/**
 * The crossing of a load whose stops have changed: none where it crosses no border, without its ports where those lead
 * to another country.
 */
export const borderAfterMove = (
  border: BorderCrossing | null,
  stops: BorderStops,
  isInTransit: boolean,
): BorderCrossing | null => {
  if (!border || !passesBorder(stops, isInTransit)) return null;
  const { second_port, ...first } = border;
  const kept = portsBetween(stops, isInTransit).includes(first.port) ? first : { ...first, port: '' };
  const isSecondKept = second_port && secondPorts(stops, kept.port, isInTransit).includes(second_port);
  return isSecondKept ? { ...kept, second_port } : kept;
};
