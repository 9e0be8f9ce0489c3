import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { isCommitted, isPickedUp } from '@portal/contract/loads/load-states.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { mayDo } from '../../platform/session/current-user.ts';

/** Who may quote insurance: the account's and the user's flag together. */
export const mayInsure = (me: Me): boolean => me.settings.can_dispatch_modes.insurance && mayDo(me, 'get:insurance');

/** Goods that have left cannot be insured any more; before the tender they are with the booking. */
export const isInsurable = (status: LoadStatus): boolean => isCommitted(status) && !isPickedUp(status);
