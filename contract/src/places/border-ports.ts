import { type BorderStops, crossesBorder, neighbors } from './border.ts';
import type { BorderCrossing } from './border-crossing.ts';
import { crossingPorts } from './data/crossing-ports.ts';

// Apart from the rest of what follows from stops: first screens do without the list of ports.

/** The ports of entry of the borders that a load with these stops crosses; freight from Canada to Mexico crosses two. */
export const portsBetween = (stops: BorderStops): readonly string[] =>
  crossesBorder(stops)
    ? neighbors
        .filter((neighbor) => stops.some(({ country }) => country === neighbor))
        .flatMap((neighbor) => crossingPorts[neighbor])
    : [];

/**
 * The crossing of a load whose stops have changed: none where it crosses no border, without its port where that leads
 * to another country.
 */
export const borderAfterMove = (border: BorderCrossing | null, stops: BorderStops): BorderCrossing | null => {
  if (!border || !crossesBorder(stops)) return null;
  return portsBetween(stops).includes(border.port) ? border : { ...border, port: '' };
};
