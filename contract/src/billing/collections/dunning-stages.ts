// No schemas here: screens and the types of the database name these.

/** Reminders of an overdue invoice, in the order in which they are sent. */
export const dunningStages = ['friendly', 'firm', 'final'] as const;
export type DunningStage = (typeof dunningStages)[number];

/** Days past due from which each is sent. */
export type DunningDays = Record<DunningStage, number>;

/** Why an overdue invoice gets no reminder for now. */
export const dunningPauses = [
  'promised',
  'contested',
  'payment_under_way',
  'account_credit',
  'off',
  'not_mailed',
] as const;
export type DunningPause = (typeof dunningPauses)[number];
