import { isEditable, isOpenHaul } from '@portal/contract/loads/load-states.ts';
import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { can } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';

/** What of a drayage load the caller may change; nothing while operations make its price, unless the caller is one of them. */
export const editableOf = (ctx: Ctx, status: LoadStatus, operationsSince: string | null): DrayageLoad['editable'] => {
  if (operationsSince !== null && !can(ctx, 'act_for_operator')) return 'nothing';
  if (isEditable(status)) return 'all';
  // Once booked and until the container is back, what no price depends on may still be learned.
  return isOpenHaul(status) ? 'papers' : 'nothing';
};
