import { containers, type Container, type ContainerCode } from './data/containers.ts';

const table: readonly Container[] = containers;

/** The row of a container code. */
export const container = (code: ContainerCode): Container => {
  const found = table.find((one) => one.code === code);
  if (!found) throw new RangeError(`no container ${code}`);
  return found;
};

/** The container an ISO 6346 size-type such as 45G1 means; undefined for one that is not hauled. */
export const containerOfIso = (sizeType: string): Container | undefined =>
  table.find(({ iso }) => iso.includes(sizeType.trim().toUpperCase()));

/** Twenty-foot equivalent units, which port fees are counted by. */
export const teu = ({ length_ft }: Pick<Container, 'length_ft'>): number => (length_ft > 20 ? 2 : 1);
