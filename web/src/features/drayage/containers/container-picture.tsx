import { container } from '@portal/contract/drayage/containers.ts';
import type { Container, ContainerCode } from '@portal/contract/drayage/data/containers.ts';
import type { FC } from 'react';
import classes from './container-picture.module.css';

// All containers are drawn at one scale, three units a foot, standing on y = 34, their doors at x = 4.

const foot = 3;
const rear = 4;
const floor = 33;

type Size = { width: number; height: number };
type Drawing = FC<Size>;

const highCubes: readonly ContainerCode[] = ['40HC', '45HC', '40RH', '53DO'];

const sizeOf = ({ code, length_ft }: Container): Size => ({
  width: length_ft * foot,
  height: (highCubes.includes(code) ? 9.5 : 8.5) * foot,
});

/** Upright lines between the ends of a wall. */
const ribs = ({ width, height }: Size, step: number): string => {
  const count = Math.floor(width / step) - 1;
  return Array.from({ length: count }, (_, i) => `M${rear + step * (i + 1)} ${floor - height + 4}v${height - 8}`).join(
    '',
  );
};

const Wall = ({ width, height }: Size) => (
  <rect className={classes.space} x={rear} y={floor - height} width={width} height={height} rx={0.8} />
);

/** The four castings a crane and a chassis hold it by. */
const Corners = ({ width, height }: Size) => (
  <path
    className={classes.corner}
    d={[rear, rear + width - 3].flatMap((x) => [floor - height, floor - 3].map((y) => `M${x} ${y}h3v3h-3z`)).join('')}
  />
);

const Dry: Drawing = (size) => (
  <>
    <Wall {...size} />
    <path className={classes.detail} d={ribs(size, 6)} />
    <Corners {...size} />
  </>
);

const Reefer: Drawing = (size) => {
  const front = rear + size.width;
  const middle = floor - size.height / 2;
  return (
    <>
      <Wall {...size} />
      <path className={classes.detail} d={`M${rear + 3} ${floor - 5}h${size.width - 17}`} />
      <path className={classes.detail} d={`M${front - 11} ${floor - size.height}v${size.height}`} />
      <circle className={classes.detail} cx={front - 5.5} cy={middle - 4} r={3.2} />
      <path className={classes.detail} d={`M${front - 8} ${middle + 4}h5M${front - 8} ${middle + 7}h5`} />
      <path
        className={classes.detail}
        d={`M${front - 22} ${middle - 6}v12M${front - 27.2} ${middle - 3}l10.4 6M${front - 27.2} ${middle + 3}l10.4-6`}
      />
      <Corners {...size} />
    </>
  );
};

const OpenTop: Drawing = (size) => (
  <>
    <path
      className={classes.space}
      d={`M${rear} ${floor - size.height + 4}v${size.height - 4}h${size.width}v${4 - size.height}`}
    />
    <path className={classes.cover} d={`M${rear} ${floor - size.height + 4}q${size.width / 2}-7 ${size.width} 0`} />
    <path className={classes.detail} d={ribs(size, 6)} />
    <Corners {...size} />
  </>
);

const FlatRack: Drawing = ({ width, height }) => (
  <>
    <path className={classes.space} d={`M${rear} ${floor - 5}h${width}v5h${-width}z`} />
    <path
      d={`M${rear} ${floor - 5}v${5 - height}h3v${height - 5}M${rear + width} ${floor - 5}v${5 - height}h-3v${height - 5}`}
    />
    <path
      className={classes.detail}
      d={`M${rear + 3} ${floor - height + 8}l5 ${height - 13}M${rear + width - 3} ${floor - height + 8}l-5 ${height - 13}`}
    />
    <Corners width={width} height={height} />
  </>
);

const Tank: Drawing = ({ width, height }) => (
  <>
    <path d={`M${rear} ${floor}v${-height}M${rear + width} ${floor}v${-height}M${rear} ${floor}h${width}`} />
    <path className={classes.detail} d={`M${rear} ${floor - height}h${width}`} />
    <rect className={classes.space} x={rear + 3} y={floor - height + 3} width={width - 6} height={height - 7} rx={9} />
    <path
      className={classes.detail}
      d={`M${rear + 14} ${floor - height + 3}v${height - 7}M${rear + width - 14} ${floor - height + 3}v${height - 7}`}
    />
    <path d={`M${rear + width / 2 - 4} ${floor - height + 3}v-2.5h8v2.5`} />
    <Corners width={width} height={height} />
  </>
);

const Domestic: Drawing = (size) => (
  <>
    <Wall {...size} />
    <path className={classes.detail} d={ribs(size, 9)} />
    <path className={classes.detail} d={`M${rear} ${floor - 4}h${size.width}`} />
    <Corners {...size} />
  </>
);

const drawings: Record<Container['kind'], Drawing> = {
  dry: Dry,
  reefer: Reefer,
  open_top: OpenTop,
  flat_rack: FlatRack,
  tank: Tank,
  domestic: Domestic,
};

/**
 * A container from its side, as wide as the place it is in. All are at one scale, so that a row of them shows which is
 * larger. Decorative: the name stands beside it.
 */
export const ContainerPicture = ({ code }: { code: ContainerCode }) => {
  const box = container(code);
  const Drawn = drawings[box.kind];
  return (
    <svg className={classes.picture} viewBox="0 0 168 36" aria-hidden="true" focusable="false">
      <path className={classes.ground} d="M0 34.500h168" />
      <Drawn {...sizeOf(box)} />
    </svg>
  );
};
