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

/** The roles somebody of this role may give: its own and those below. */
export const rolesUpTo = (role: RoleName): readonly RoleName[] =>
  RoleName.options.slice(RoleName.options.indexOf(role));

/** Held in the operator's own account alone. */
export const operatorRole: RoleName = 'platform_admin';

/** Of each of these an account keeps somebody, once it has one. */
export const adminRoles: readonly RoleName[] = [operatorRole, 'account_admin'];

/** Whether commission is agreed with people of this role. */
export const isPaidCommission = (role: RoleName): boolean => role === 'sales_agent';
