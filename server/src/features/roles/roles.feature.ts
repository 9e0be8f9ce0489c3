import { permissions, rolePermissions, roles } from '@portal/contract/roles/roles.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { addGrant, changeRights, listGrants, removeGrant, restoreRights } from './change-rights.ts';
import { addPermission, listPermissions, removePermission } from './permissions.ts';
import { addRole, changeRole, getRole, listRoles, removeRole } from './roles.ts';

export const rolesFeature = feature({
  name: 'roles',
  uses: ['users'],
  routes: (app) => {
    serve(app, roles, {
      list: (ctx, { query }) => listRoles(ctx, query),
      get: (ctx, { params }) => getRole(ctx, params.id),
      add: (ctx, { body }) => addRole(ctx, body),
      change: (ctx, { params, body }) => changeRole(ctx, params.id, body),
      remove: (ctx, { params }) => removeRole(ctx, params.id),
      changeRights: (ctx, { params, body }) => changeRights(ctx, params.id, body),
      restore: (ctx, { params }) => restoreRights(ctx, params.id),
    });
    serve(app, rolePermissions, {
      list: (ctx, { query }) => listGrants(ctx, query),
      add: (ctx, { body }) => addGrant(ctx, body),
      remove: (ctx, { params }) => removeGrant(ctx, params.id),
    });
    serve(app, permissions, {
      list: (ctx, { query }) => listPermissions(ctx, query),
      add: (ctx, { body }) => addPermission(ctx, body),
      remove: (ctx, { params }) => removePermission(ctx, params.id),
    });
  },
});
