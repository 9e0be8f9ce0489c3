import type { Me } from '@portal/contract/users/users.contract.ts';
import { mayDo } from '../../platform/session/current-user.ts';

/** Whether the home screen is the operator's, with the figures of every account, and not a shipper's. */
export const seesOperatorHome = (me: Me): boolean => mayDo(me, 'get:operator-statistics');
