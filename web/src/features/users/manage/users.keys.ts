/** Query keys of the users of accounts. */
export const userKeys = {
  all: ['users'],
  list: (accountId: number, query: object) => ['users', 'list', accountId, query],
  access: (userId: number) => ['users', 'access', userId],
  links: (userId: number) => ['users', 'links', userId],
  sessions: (userId: number) => ['users', 'sessions', userId],
} as const;
