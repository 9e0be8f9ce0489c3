import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { webhooks } from '@portal/contract/webhooks/webhooks.contract.ts';
import type { Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import {
  countMatching,
  type DeliveryFilters,
  findAttempts,
  findDeliveries,
  findDelivery,
  findSentBody,
  presentDelivery,
} from './deliveries.queries.ts';
import { ownEndpoint } from './endpoints.ts';

/** Counted up to here; a screen says "1,000 or more". */
const mostCounted = 1000;

type Question = DeliveryFilters & { skip: number; limit: number };

/** What was sent to an endpoint of the own account, the newest first. */
export const listDeliveries = async (
  ctx: Ctx,
  id: number,
  { skip, limit, ...filters }: Question,
): Promise<Reply<typeof webhooks.deliveries>> => {
  await ownEndpoint(ctx, id);
  const [rows, total] = await Promise.all([
    findDeliveries(ctx.db, id, filters, { skip, limit }),
    countMatching(ctx.db, id, filters, mostCounted + 1),
  ]);
  const total_capped = total > mostCounted;
  return {
    items: rows.map(presentDelivery),
    total: Math.min(total, mostCounted),
    ...(total_capped && { total_capped }),
  };
};

/** One delivery with what was sent and what came back. */
export const getDelivery = async (
  ctx: Ctx,
  id: number,
  deliveryId: number,
): Promise<Reply<typeof webhooks.delivery>> => {
  await ownEndpoint(ctx, id);
  const row = await findDelivery(ctx.db, id, deliveryId);
  if (!row) throw notFound();
  const [body, tries] = await Promise.all([findSentBody(ctx.db, deliveryId), findAttempts(ctx.db, deliveryId)]);
  return { ...presentDelivery(row), body, tries };
};
