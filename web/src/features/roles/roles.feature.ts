import { createRoute, redirect } from '@tanstack/react-router';
import { feature } from '../../platform/routing/feature.ts';
import { lazyPage } from '../../platform/routing/lazy-page.ts';
import { frameRoute } from '../../platform/routing/parent-routes.ts';
import { mayDo } from '../../platform/session/current-user.ts';
import { onlyFor } from '../../platform/session/only-for.ts';

/** Account management is the operator's; everybody else is led to their first screen. */
const beforeLoad = onlyFor((me) => mayDo(me, 'post:role'));

const roles = createRoute({
  getParentRoute: () => frameRoute,
  path: 'account-management/roles',
  beforeLoad,
  component: lazyPage(() => import('./roles-page.tsx'), 'RolesPage'),
});

/** A role is its rights. */
const role = createRoute({
  getParentRoute: () => frameRoute,
  path: 'account-management/roles/$role',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/account-management/roles/$role/permissions', params, replace: true });
  },
});

const rolePermissions = createRoute({
  getParentRoute: () => frameRoute,
  path: 'account-management/roles/$role/permissions',
  beforeLoad,
  component: lazyPage(() => import('./role-page.tsx'), 'RolePage'),
});

/** Without a role there are the roles to choose from. */
const permissionsOfNone = createRoute({
  getParentRoute: () => frameRoute,
  path: 'account-management/roles/permissions',
  beforeLoad: () => {
    throw redirect({ to: '/account-management/roles', replace: true });
  },
});

const rolesRoutes = [roles, permissionsOfNone, role, rolePermissions] as const;

export const rolesFeature = feature({
  name: 'roles',
  uses: ['accounts'],
  words: ['roles', 'accounts'],
  screens: rolesRoutes,
});
