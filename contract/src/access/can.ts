/** What somebody may do beyond single calls. Roles hold these names in the database beside permissions. */
export const capabilities = [
  /** Act as the party that runs the portal: its side of cases, its markup, loads that wait for its price. */
  'act_for_operator',
  /** Be mailed when a stop of a booked load of the own account changes. */
  'receive_stop_changes',
  /** Take back papers that somebody else uploaded. */
  'remove_any_upload',
  /** See loads of the accounts below the own one. */
  'see_accounts_below',
  /** See every account, and whose a row is. */
  'see_all_accounts',
  /** See what carriers charge. */
  'see_costs',
  /** See internal lines of a load's history and what was noted about its truck. */
  'see_internal_notes',
  /** See, draw and share papers that the shipper never gets. */
  'use_operator_papers',
] as const;
export type Capability = (typeof capabilities)[number];

/** What the people hold who run the portal. */
export const operatorCapabilities: readonly Capability[] = [
  'act_for_operator',
  'remove_any_upload',
  'see_all_accounts',
  'see_costs',
  'see_internal_notes',
  'use_operator_papers',
];
