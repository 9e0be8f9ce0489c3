import { containers, type Container, type ContainerCode } from './data/containers.ts';

// No schemas here: screens read these tables, and must not load the validation library for them.

/** What a container is built for; names are the phrases `drayage.container_types.{type}`. */
export const containerTypes = ['dry', 'reefer', 'open_top', 'flat_rack', 'tank', 'domestic'] as const;
export type ContainerType = (typeof containerTypes)[number];

/** Feet, HC where it is a foot higher than the others. */
export const containerSizes = ['20', '40', '40HC', '45HC', '53'] as const;
export type ContainerSize = (typeof containerSizes)[number];

const highCubes: readonly ContainerCode[] = ['40HC', '45HC', '40RH'];

/** Whether a container is a foot higher than the others of its length and kind. */
export const isHighCube = (code: ContainerCode): boolean => highCubes.includes(code);

/** The size of a container: `40HC` for both `40HC` and `40RH`. */
export const sizeOf = ({ code, length_ft }: Pick<Container, 'code' | 'length_ft'>): ContainerSize =>
  `${length_ft}${isHighCube(code) ? 'HC' : ''}` as ContainerSize;

/** The container of a type and a size; undefined where none is hauled. */
export const containerOf = (type: ContainerType, size: ContainerSize): Container | undefined =>
  containers.find((one) => one.kind === type && sizeOf(one) === size);
