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

/** A last column of the table of containers; its value by a container's number, empty before the number is known. */
export type ContainerColumn = { label: string; value: (number: string) => string };

/** Each container by its number, with its seal, its weight and what else the paper says of it. */
export const containersTable = ({ words }: PaperFacts, haul: DetailsRow, last: ContainerColumn): PaperSection => {
  const { order } = words;
  const numbers = Array.from({ length: haul.container_count }, (_, i) => haul.container_numbers[i] ?? '');
  const weightOf = (number: string) => haul.container_seals.find((own) => own.number === number)?.weight ?? haul.weight;
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
    rows: numbers.map((number) => ({
      cells: [number || order.to_come, sealOf(haul, number), weightText(words, weightOf(number)), last.value(number)],
    })),
  };
};
