import { type BorderStops, crossesBorder, crossesTwoBorders, neighbors } from './border.ts';
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

/** The ports a load may cross its second border by, once that of the other border is known; none where it crosses one. */
export const secondPorts = (stops: BorderStops, port: string): readonly string[] => {
  if (!crossesTwoBorders(stops)) return [];
  const others = neighbors.filter((neighbor) => !crossingPorts[neighbor].includes(port));
  return others.flatMap((neighbor) => crossingPorts[neighbor]);
};

/** A crossing without a second port that does not lead across the load's other border. */
const withoutWrongPort = ({ second_port, ...border }: BorderCrossing, stops: BorderStops): BorderCrossing =>
  second_port && secondPorts(stops, border.port).includes(second_port) ? { ...border, second_port } : border;

/**
 * The crossing of a load whose stops have changed: none where it crosses no border, without its port where that leads
 * to another country.
 */
export const borderAfterMove = (border: BorderCrossing | null, stops: BorderStops): BorderCrossing | null => {
  if (!border || !crossesBorder(stops)) return null;
  const kept = portsBetween(stops).includes(border.port) ? border : { ...border, port: '' };
  return withoutWrongPort(kept, stops);
};
