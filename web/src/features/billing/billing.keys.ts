/** Names of what is kept of billing, for reading it again. */
export const billingKeys = {
  all: ['billing'],
  lists: ['billing', 'list'],
  one: (id: number) => ['billing', 'one', id],
  margin: (id: number) => ['billing', 'margin', id],
  ofLoad: (loadId: number) => ['billing', 'load', loadId],
  statement: (wanted: object) => ['billing', 'statement', wanted],
  ledger: (period: object) => ['billing', 'ledger', period],
  months: (month: string | undefined) => ['billing', 'months', month],
  collection: (id: number) => ['billing', 'collection', id],
  dunning: (account: number) => ['billing', 'dunning', account],
  schedules: ['billing', 'schedule'],
  schedule: (account: number | undefined) => ['billing', 'schedule', account],
  statementMail: (wanted: object) => ['billing', 'statement-mail', wanted],
  checkout: (id: number) => ['billing', 'checkout', id],
  differences: ['billing', 'differences'],
  payments: (search: object, limit: number) => ['billing', 'payments', search, limit],
} as const;
