/** Query keys of accounts. */
export const accountKeys = {
  all: ['accounts'],
  lists: ['accounts', 'list'],
  list: (query: object) => ['accounts', 'list', query],
  savedViews: ['accounts', 'views'],
  customers: ['accounts', 'customers'],
  customerList: (query: object) => ['accounts', 'customers', 'list', query],
  customersToPick: (query: object) => ['accounts', 'customers', 'pick', query],
  account: (accountId: number) => ['accounts', 'one', accountId],
  users: (accountId: number) => ['accounts', 'one', accountId, 'users'],
  owes: (accountId: number) => ['accounts', 'one', accountId, 'owes'],
  funnel: (accountId: number) => ['accounts', 'one', accountId, 'funnel'],
  statements: (accountId: number) => ['accounts', 'one', accountId, 'statements'],
  contacts: (accountId: number) => ['accounts', 'one', accountId, 'contacts'],
  /** Begins as the keys of the list of roles, so that it is read again whenever that is. */
  rolesCount: ['roles', 'list', 'count'],
} as const;
