/** Query keys of accounts. */
export const accountKeys = {
  all: ['accounts'],
  lists: ['accounts', 'list'],
  list: (query: object) => ['accounts', 'list', query],
  account: (accountId: number) => ['accounts', 'one', accountId],
  contacts: (accountId: number) => ['accounts', 'one', accountId, 'contacts'],
} as const;
