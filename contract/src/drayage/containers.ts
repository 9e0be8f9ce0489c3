import { isHighCube } from './container-sizes.ts';
import { containers, type Container, type ContainerCode } from './data/containers.ts';

const table: readonly Container[] = containers;

/** The row of a container code. */
export const container = (code: ContainerCode): Container => {
  const found = table.find((one) => one.code === code);
  if (!found) throw new RangeError(`no container ${code}`);
  return found;
};

/** Of ISO 6346 the lengths that are hauled, by the first sign of a size-type. */
const lengths: Readonly<Record<string, Container['length_ft']>> = { 2: 20, 4: 40, L: 45 };

/** Second signs of containers 9 feet 6 inches high, the wide ones too; 4 is 9 feet. */
const highSigns = '45EF';

/** What the third sign of ISO 6346 says a container is built for; V is ventilated, H is cooled from outside, K a tank since 2022. */
const groups: Readonly<Record<string, Container['kind']>> = {
  G: 'dry',
  V: 'dry',
  R: 'reefer',
  H: 'reefer',
  U: 'open_top',
  P: 'flat_rack',
  T: 'tank',
  K: 'tank',
};

/** The numbers that stood for the groups before 1995, such as 4310; by tens. */
const formerGroups: readonly (Container['kind'] | undefined)[] = [
  'dry',
  'dry',
  undefined,
  'reefer',
  'reefer',
  'open_top',
  'flat_rack',
  'tank',
];

const sizeTypePattern = /^(?<length>[24L])(?<height>[0-9C-F])(?<group>[A-Z0-9])[A-Z0-9]$/;

/**
 * The container an ISO 6346 size-type means, of every type and group code (22G0, 22GP) and of the codes before 1995
 * (4310); undefined for one that is not hauled.
 */
export const containerOfIso = (sizeType: string): Container | undefined => {
  const { length = '', height = '', group = '' } = sizeTypePattern.exec(sizeType.trim().toUpperCase())?.groups ?? {};
  const kind = groups[group] ?? (group === '' ? undefined : formerGroups[Number(group)]);
  const alike = table.filter((one) => one.kind === kind && one.length_ft === lengths[length]);
  const isHigh = length !== '2' && highSigns.includes(height);
  return alike.find(({ code }) => isHighCube(code) === isHigh) ?? alike[0];
};

/** Twenty-foot equivalent units, which port fees are counted by. */
export const teu = ({ length_ft }: Pick<Container, 'length_ft'>): number => (length_ft > 20 ? 2 : 1);
