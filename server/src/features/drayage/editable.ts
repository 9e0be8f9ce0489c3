import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { changeable } from '../loads/edit-load.ts';

/** Once booked and until the container is back, what no price depends on may still be learned. */
export const underWay: readonly LoadStatus[] = [
  'pending',
  'tendered',
  'assigned',
  'dispatched',
  'in transit',
  'delivered',
];

/** What of a drayage load may be changed; nothing while operations make its price. */
export const editableOf = (status: LoadStatus, operationsSince: string | null): DrayageLoad['editable'] => {
  if (operationsSince !== null) return 'nothing';
  if (changeable.includes(status)) return 'all';
  return underWay.includes(status) ? 'papers' : 'nothing';
};
