import type { NewRole, RightsChange, RoleChange } from '@portal/contract/roles/role.ts';
import { rolesCalls } from '@portal/contract/roles/roles.calls.ts';
import type { roles as rolesRows } from '@portal/contract/roles/roles.contract.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { currentUser } from '../../platform/session/current-user.ts';
import { roleKeys } from './roles.keys.ts';

const roles = callsOf<typeof rolesRows>(rolesCalls);

const mostRoles = 100;

export const roleList = queryOptions({
  queryKey: roleKeys.list,
  queryFn: ({ signal }) => api(roles.list, { query: { limit: mostRoles } }, signal),
});

export const roleDetails = (roleId: number) =>
  queryOptions({
    queryKey: roleKeys.role(roleId),
    queryFn: ({ signal }) => api(roles.get, { params: { id: roleId } }, signal),
  });

/** Adds a role, or changes the one of this id. */
export const saveRole = (roleId: number | undefined, fields: NewRole) => {
  const { name, description, is_visible }: RoleChange = fields;
  return roleId === undefined
    ? api(roles.add, { body: fields })
    : api(roles.change, { params: { id: roleId }, body: { name, description, is_visible } });
};

export const useRemoveRole = (roleId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(roles.remove, { params: { id: roleId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: roleKeys.list }),
  });
};

/** Saves what a role gains and loses; where somebody was faster, the role is read again. */
export const useChangeRights = (roleId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: RightsChange) => api(roles.changeRights, { params: { id: roleId }, body: change }),
    onSuccess: (role) => {
      client.setQueryData(roleKeys.role(roleId), role);
      void client.invalidateQueries({ queryKey: roleKeys.list });
      // The role may be the reader's own.
      void client.invalidateQueries({ queryKey: currentUser.queryKey });
    },
    onError: () => client.invalidateQueries({ queryKey: roleKeys.role(roleId) }),
  });
};
