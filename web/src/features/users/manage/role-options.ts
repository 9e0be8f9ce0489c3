import { roleNames, rolesUpTo } from '@portal/contract/access/roles.ts';
import type { ListedUser } from '@portal/contract/users/managed-user.ts';
import { useQuery } from '@tanstack/react-query';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { SelectOption } from '../../../ui/fields/select-field.tsx';
import { roleList } from '../../roles/roles.api.ts';

/** What the role of a user is called: a built-in one in the reader's language. */
export const userRoleName = ({ role, role_name }: Pick<ListedUser, 'role' | 'role_name'>, t: Translate): string =>
  role_name ?? t(`frame.roles.${role}`);

/** The roles of the caller's kind and below by their ids: the built-in ones, then those of the operator's own. */
export const useRoleOptions = (): SelectOption[] => {
  const { t } = useTranslation();
  const me = useMe();
  const { data } = useQuery({ ...roleList, enabled: mayDo(me, 'get:role') });
  const kinds = rolesUpTo(me.user.role);
  const ownRoles = (data?.items ?? []).filter(({ is_built_in, kind }) => !is_built_in && kinds.includes(kind));
  return [
    ...Object.entries(roleNames)
      .filter(([, kind]) => kinds.includes(kind))
      .map(([value, kind]) => ({
        value,
        label: t(`frame.roles.${kind}`),
        // A single group needs no heading.
        group: ownRoles.length > 0 ? t('users.manage.built_in_roles') : undefined,
      })),
    ...ownRoles.map(({ id, name }) => ({ value: String(id), label: name, group: t('users.manage.own_roles') })),
  ];
};
