import { steamshipLines } from '@portal/contract/drayage/data/steamship-lines.ts';
import type { DetailsRow } from '../../drayage/drayage.queries.ts';
import type { PaperSection } from '../paper.ts';
import type { PaperFacts } from './paper-facts.ts';
import { weightText } from './paper-parts.ts';

/** What stands where nothing is known. */
export const unknown = '-';

export const lineOf = ({ steamship_line }: DetailsRow) => steamshipLines.find(({ scac }) => scac === steamship_line);

/** A steamship line by its name; those nobody knows go by their SCAC. */
export const lineName = (haul: DetailsRow): string => lineOf(haul)?.name ?? haul.steamship_line ?? unknown;

/** The seal of one container: its own, or the load's where there is one container. */
export const sealOf = ({ container_seals, container_count, seal_number }: DetailsRow, number: string): string =>
  container_seals.find((own) => own.number === number)?.seal_number ??
  (container_count === 1 && seal_number ? seal_number : unknown);

/** All seals of a haul, in the order of the containers; the load's where no container has its own. */
export const sealsOf = (haul: DetailsRow): string => {
  const own = haul.container_numbers.map((number) => sealOf(haul, number)).filter((seal) => seal !== unknown);
  return own.join(', ') || haul.seal_number || unknown;
};

/** What is in one container: its own weight, else the one all were booked with, in pounds. */
const weightIn = ({ container_seals, weight }: DetailsRow, number: string): number =>
  container_seals.find((own) => own.number === number)?.weight ?? weight;

/** The number of each container, in order; empty where it is not known yet. */
const numbersOf = ({ container_count, container_numbers }: DetailsRow): string[] =>
  Array.from({ length: container_count }, (_, i) => container_numbers[i] ?? '');

type Weighed = { weight: number; weight_unit: string };

/** The goods of a haul, which are one line, with the weight its containers come to: they are weighed after the booking. */
export const weighedByContainer = <T extends Weighed>(items: readonly T[], haul: DetailsRow | undefined): T[] => {
  const [goods] = items;
  if (!haul || !goods || items.length > 1 || haul.container_seals.every(({ weight }) => weight === null))
    return [...items];
  const weight = numbersOf(haul).reduce((sum, number) => sum + weightIn(haul, number), 0);
  return [{ ...goods, weight, weight_unit: 'lb' }];
};

/** A last column of the table of containers; its value by a container's number, empty before the number is known. */
export type ContainerColumn = { label: string; value: (number: string) => string };

/** Each container by its number, with its seal, its weight and what else the paper says of it. */
export const containersTable = (facts: PaperFacts, haul: DetailsRow, last: ContainerColumn): PaperSection => {
  const { words } = facts;
  const { order } = words;
  return {
    kind: 'table',
    title: order.container,
    dense: true,
    columns: [
      { label: order.numbers, w: 172 },
      { label: order.seal_number, w: 140 },
      { label: words.weight, w: 90, align: 'right' },
      { label: last.label, w: 130 },
    ],
    rows: numbersOf(haul).map((number) => ({
      cells: [
        number || order.to_come,
        sealOf(haul, number),
        weightText(facts, weightIn(haul, number)),
        last.value(number),
      ],
    })),
  };
};
