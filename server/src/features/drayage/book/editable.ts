import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import type { Ctx } from '../../../platform/context.ts';
import { changeable } from '../../loads/change/edit-load.ts';

/** Once booked and until the container is back, what no price depends on may still be learned. */
export const underWay: readonly LoadStatus[] = [
  'pending',
  'tendered',
  'assigned',
  'dispatched',
  'in transit',
  'delivered',
];

/** What of a drayage load the caller may change; nothing while operations make its price, unless the caller is one of them. */
export const editableOf = (
  { principal }: Ctx,
  status: LoadStatus,
  operationsSince: string | null,
): DrayageLoad['editable'] => {
  if (operationsSince !== null && principal.role !== 'platform_admin') return 'nothing';
  if (changeable.includes(status)) return 'all';
  return underWay.includes(status) ? 'papers' : 'nothing';
};
