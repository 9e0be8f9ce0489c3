import { linkOptions } from '@tanstack/react-router';

export const rolesAddress = linkOptions({ to: '/account-management/roles' });

/** The rights of one role. */
export const roleAddress = (roleId: number) =>
  linkOptions({ to: '/account-management/roles/$role/permissions', params: { role: String(roleId) } });
