import { type RoleName, roleNames } from '@portal/contract/access/roles.ts';
import type { RightGrant } from '@portal/contract/roles/role.ts';
import { builtInGrants } from '../users/data/role-grants.ts';

/** The rights a role of this kind comes with. */
export const builtInRights = (kind: RoleName): RightGrant[] =>
  builtInGrants
    .filter(({ role_id }) => roleNames[role_id] === kind)
    .map(({ right, when_dispatch = null, when_branded = null }) => ({
      permission: right,
      when_dispatch,
      when_branded,
    }));

/** Where a right counts, as the audit keeps it. */
const conditionText = ({ when_dispatch, when_branded }: RightGrant): string => {
  const parts = [
    when_dispatch === null ? '' : when_dispatch ? 'dispatch' : 'no dispatch',
    when_branded === null ? '' : when_branded ? 'branded' : 'not branded',
  ].filter(Boolean);
  return parts.join(', ') || 'always';
};

/** Rights by name, each with where it counts: what the audit shows before and after. */
export const auditedRights = (rights: readonly RightGrant[]): Record<string, string> => {
  const byName: Record<string, string> = {};
  for (const right of rights) {
    const text = conditionText(right);
    byName[right.permission] = byName[right.permission] ? `${byName[right.permission]}; ${text}` : text;
  }
  return byName;
};

export const isSameGrant = (one: RightGrant, other: RightGrant): boolean =>
  one.permission === other.permission &&
  one.when_dispatch === other.when_dispatch &&
  one.when_branded === other.when_branded;
