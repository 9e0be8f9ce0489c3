/** Names of what is kept of billing, for reading it again. */
export const billingKeys = {
  all: ['billing'],
  lists: ['billing', 'list'],
  one: (id: number) => ['billing', 'one', id],
  ofLoad: (loadId: number) => ['billing', 'load', loadId],
  statement: (wanted: object) => ['billing', 'statement', wanted],
} as const;
