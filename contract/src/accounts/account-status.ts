/** A closed account keeps its history; nobody signs in to a suspended or a closed one. */
export const accountStatuses = ['active', 'suspended', 'closed'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** How large an account is, by its loads of the last 30 days. `most` is null where there is no limit. */
export const accountSizes = {
  none: { least: 0, most: 0 },
  small: { least: 1, most: 20 },
  medium: { least: 21, most: 100 },
  large: { least: 101, most: null },
} as const;
export type AccountSize = keyof typeof accountSizes;

/** Orders of the list of accounts: by name, newest first, most loads first. */
export const accountSorts = ['name', '-name', '-id', '-loads'] as const;
export type AccountSort = (typeof accountSorts)[number];
