/** Draws that are the same in every run: the demo looks alike on every machine. */
export type Random = {
  /** From 0 up to, not including, 1. */
  share: () => number;
  /** A whole number from `least` to `most`, both included. */
  whole: (least: number, most: number) => number;
  /** True in `share` of all cases. */
  chance: (share: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
  /** `count` different members. */
  sample: <T>(from: readonly T[], count: number) => T[];
};

/** A generator by its seed (mulberry32). */
export const seededRandom = (seed: number): Random => {
  let state = seed;
  const share = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number): number => least + Math.floor(share() * (most - least + 1));
  return {
    share,
    whole,
    chance: (part) => share() < part,
    pick: (from) => from[whole(0, from.length - 1)] as (typeof from)[number],
    sample: (from, count) => {
      const left = [...from];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(whole(0, left.length - 1), 1),
      ).flat();
    },
  };
};
