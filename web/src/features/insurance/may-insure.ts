import type { Me } from '@portal/contract/users/users.contract.ts';
import { mayDo } from '../../platform/session/current-user.ts';

/** Who may quote insurance: the account's and the user's flag together. */
export const mayInsure = (me: Me): boolean => me.settings.can_dispatch_modes.insurance && mayDo(me, 'get:insurance');
