import { underWayStatuses } from '@portal/contract/loads/load-states.ts';
import type { OpenCtx } from '../../platform/context.ts';

/** A load that is on its way and expected on `delivery_date`, with what is wrong; undefined where that has changed. */
export const findDelay = (ctx: OpenCtx, loadId: number, deliveryDate: string) =>
  ctx.db
    .selectFrom('loads')
    .select(['due_date', 'exception', 'exception_reason'])
    .where('id', '=', loadId)
    .where('delivery_date', '=', deliveryDate)
    .where('status', 'in', underWayStatuses)
    .executeTakeFirst();

export type Delay = NonNullable<Awaited<ReturnType<typeof findDelay>>>;
