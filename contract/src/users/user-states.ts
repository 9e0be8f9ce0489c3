// No schemas here: screens read these lists, and must not load the validation library for it.

/** An invited user has not set a password yet. */
export const userStates = ['active', 'invited', 'suspended'] as const;
export type UserState = (typeof userStates)[number];

export const userSorts = ['name', '-name', 'email', '-email'] as const;
export type UserSort = (typeof userSorts)[number];

type Interval = { from: string; to: string | null };

/** The place of the first interval that ends before it begins or shares a day with one before it; -1 where none does. */
export const firstWrongInterval = (intervals: readonly Interval[]): number =>
  intervals.findIndex(
    ({ from, to }, place) =>
      (to !== null && to < from) ||
      intervals.slice(0, place).some((other) => from <= (other.to ?? '9999') && other.from <= (to ?? '9999')),
  );
