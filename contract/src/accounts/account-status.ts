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

/** What only the operator says of an account. Named by anybody else it is refused with 403 at its field. */
export const operatorFields = [
  'status',
  'parent_id',
  'can_dispatch',
  'can_dispatch_modes',
  'is_branded',
  'loyalty_insurance',
  'freight_system_id',
  'crm_account_id',
  'markup_percent',
  'markup_min',
  'markups_by_mode',
  'credit_days',
  'credit_limit',
] as const;
