import type { Permission } from '@portal/contract/access/permissions.ts';
import type { ReactNode } from 'react';
import { mayDo, useMe } from './current-user.ts';

type CanProps = {
  permission: Permission;
  /** Not while signed in as another account, to which the call is closed. */
  atHome?: boolean;
  children: ReactNode;
};

/** Shows its children only to people who hold the right. */
export const Can = ({ permission, atHome = false, children }: CanProps) => {
  const me = useMe();
  return mayDo(me, permission) && !(atHome && me.signed_in_as) ? children : null;
};
