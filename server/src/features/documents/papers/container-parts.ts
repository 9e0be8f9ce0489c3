import { steamshipLines } from '@portal/contract/drayage/data/steamship-lines.ts';
import type { DetailsRow } from '../../drayage/drayage.queries.ts';

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
