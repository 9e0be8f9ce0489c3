import { stack } from 'd3-shape';
import type { Address } from '../../platform/routing/address.ts';

/** A part of a bar, from the bottom up. */
export type BarPart = { key: string; label: string; value: number; text: string; color: string };

/** A bar with what is beneath and above it. */
export type BarColumn = {
  key: string;
  /** Beneath the bar where there is room: "Nov". */
  word: string;
  /** Beneath it where there is none: "N". */
  letter: string;
  /** In its popover: "November 2026". */
  name: string;
  value: number;
  /** The sum as it stands on the bar; null where only the popover says it. */
  top: string | null;
  text: string;
  parts: readonly BarPart[];
  address?: Address | undefined;
  /** Leads to the list from the popover: "Open 52 loads". */
  open: string;
};

/** From which value to which each part reaches. */
export const stackedParts = ({ parts }: Pick<BarColumn, 'parts'>): [number, number][] => {
  const values = Object.fromEntries(parts.map(({ key, value }) => [key, value]));
  return stack()
    .keys(parts.map(({ key }) => key))([values])
    .map(([series]) => [series?.[0] ?? 0, series?.[1] ?? 0]);
};
