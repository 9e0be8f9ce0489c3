import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { page, PageQuery } from '../http/paging.ts';
import { Id, IdText, requiredText } from '../values/values.ts';
import {
  GrantConditions,
  NewRole,
  Permission,
  RightsChange,
  Role,
  RoleChange,
  RolePermission,
  RoleWithRights,
} from './role.ts';
import { permissionsCalls, rolePermissionsCalls, rolesCalls } from './roles.calls.ts';

const byId = z.strictObject({ id: IdText });

export const roles = contract(rolesCalls, {
  list: {
    summary: 'The roles people can have; the operator sees hidden ones too',
    query: PageQuery,
    reply: page(Role),
  },
  get: { summary: 'One role with its rights', params: byId, reply: RoleWithRights, errors: [404] },
  add: {
    summary: 'Add a role that begins with the rights of another one; only rights the caller holds',
    body: NewRole,
    reply: Role,
    status: 201,
    errors: [404, 409],
  },
  change: {
    summary: 'Change name, description or visibility of a role',
    params: byId,
    body: RoleChange,
    reply: Role,
    errors: [404, 409],
  },
  remove: {
    summary: 'Delete a role of the operator’s own that nobody has',
    params: byId,
    errors: [404, 409],
  },
  changeRights: {
    summary: 'Give a role rights and take others away at once; counts for everybody who has it within a second',
    params: byId,
    body: RightsChange,
    reply: RoleWithRights,
    errors: [404, 409],
  },
  restore: {
    summary: 'Give a built-in role the rights again that it came with; a role of the operator’s own those of its kind',
    params: byId,
    reply: RoleWithRights,
    errors: [404, 409],
  },
});

export const rolePermissions = contract(rolePermissionsCalls, {
  list: {
    summary: 'Which role has which right, by role',
    query: PageQuery.extend({ role_id: IdText.optional() }),
    reply: page(RolePermission),
    errors: [404],
  },
  add: {
    summary: 'Give a role one right',
    body: GrantConditions.partial().extend({ role_id: Id, permission_id: Id }),
    reply: RolePermission,
    status: 201,
    errors: [404, 409],
  },
  remove: { summary: 'Take one right from a role', params: byId, errors: [404, 409] },
});

export const permissions = contract(permissionsCalls, {
  list: { summary: 'Every right a role can have, by name', query: PageQuery, reply: page(Permission) },
  add: {
    summary: 'Add a right for programs beside the portal; no call of the portal asks for it',
    body: z.strictObject({ name: requiredText(80).regex(/^[a-z]+:[a-z-]+$/) }),
    reply: Permission,
    status: 201,
    errors: [409],
  },
  remove: {
    summary: 'Delete a right that was added; those the portal asks for stay',
    params: byId,
    errors: [404, 409],
  },
});
