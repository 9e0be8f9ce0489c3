// No schemas here: screens read these lists, and must not load the validation library for it.

/** An invited user has not set a password yet. */
export const userStates = ['active', 'invited', 'suspended'] as const;
export type UserState = (typeof userStates)[number];

export const userSorts = ['name', '-name', 'email', '-email'] as const;
export type UserSort = (typeof userSorts)[number];

type Interval = { from: string; to: string | null };

/**
 * The place of the first interval that ends before it begins or shares a day with one before it, which is then `other`;
 * undefined where none does.
 */
export const wrongInterval = <I extends Interval>(
  intervals: readonly I[],
): { place: number; other?: I } | undefined => {
  for (const [place, { from, to }] of intervals.entries()) {
    if (to !== null && to < from) return { place };
    const other = intervals
      .slice(0, place)
      .find((before) => from <= (before.to ?? '9999') && before.from <= (to ?? '9999'));
    if (other) return { place, other };
  }
  return undefined;
};
