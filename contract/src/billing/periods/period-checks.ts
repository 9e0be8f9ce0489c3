// No schemas here: screens read these tables, and must not load the validation library for them.

/** What is looked at before a month is closed: what is not billed, under way, not applied or not decided yet. */
export const periodChecks = [
  'unbilled_loads',
  'payments_under_way',
  'payments_differ',
  'unapplied_cash',
  'owed_back',
  'contested',
  'undecided_bills',
] as const;
export type PeriodCheck = (typeof periodChecks)[number];
