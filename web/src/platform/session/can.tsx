import type { Permission } from '@portal/contract/access/permissions.ts';
import type { ReactNode } from 'react';
import { mayDo, useMe } from './current-user.ts';

/** Shows its children only to people who hold the right. */
export const Can = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  mayDo(useMe(), permission) ? children : null;
