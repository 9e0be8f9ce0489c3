/** Query keys of roles. */
export const roleKeys = {
  all: ['roles'],
  list: ['roles', 'list'],
  role: (roleId: number) => ['roles', 'one', roleId],
} as const;
