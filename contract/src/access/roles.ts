import { z } from 'zod';

/** The four built-in roles by their ids in the database. */
export const roleIds = { platformAdmin: 1, accountAdmin: 2, salesAgent: 3, customerAgent: 4 } as const;
export type RoleId = (typeof roleIds)[keyof typeof roleIds];

export const RoleName = z.enum(['platform_admin', 'account_admin', 'sales_agent', 'customer_agent']);
export type RoleName = z.infer<typeof RoleName>;

export const roleNames: Record<RoleId, RoleName> = {
  1: 'platform_admin',
  2: 'account_admin',
  3: 'sales_agent',
  4: 'customer_agent',
};
