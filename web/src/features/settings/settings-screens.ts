import type { Permission } from '@portal/contract/access/permissions.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { linkOptions } from '@tanstack/react-router';
import { mayDo } from '../../platform/session/current-user.ts';

const needs = (permission: Permission) => (me: Me) => mayDo(me, permission);

/** Every screen of the settings in the order of its tabs, and whom it is open to. */
const settingsScreens = [
  {
    address: linkOptions({ to: '/settings/operator' }),
    label: 'settings.operator.title',
    isOpenTo: needs('patch:settings'),
  },
  {
    address: linkOptions({ to: '/settings/failed-jobs' }),
    label: 'settings.failed_jobs',
    isOpenTo: needs('patch:settings'),
  },
  { address: linkOptions({ to: '/settings/audit' }), label: 'settings.audit', isOpenTo: needs('get:audit') },
] as const;

/** The screens of the settings that a person may open. */
export const openSettings = (me: Me) => settingsScreens.filter(({ isOpenTo }) => isOpenTo(me));
