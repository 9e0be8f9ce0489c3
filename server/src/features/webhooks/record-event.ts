import type { WebhookEvent } from '@portal/contract/webhooks/webhook-events.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { deliverSoon } from './deliver.ts';
import { insertDeliveries } from './deliveries.queries.ts';
import { findEventLoad, findReaders, insertEvent, isWritten, takePosition } from './outgoing-events.queries.ts';

/** Something that happened: `origin` is the same however often it is reported, `data` what is said beside the load. */
export type Happening = {
  type: WebhookEvent;
  load_id?: number | null;
  origin: string;
  data: Record<string, unknown>;
};

/** A load as an event says it; null where there is none. */
export const presentLoad = async (tx: OpenCtx, loadId: number) => {
  const load = await findEventLoad(tx.db, loadId);
  if (!load) return null;
  const { id, status, mode, account_id, pro_number, bol_number, scac, pickup_date } = load;
  const { external_id, po_number, billing_reference } = load;
  const references = { po_number, billing_reference };
  const [number, eta] = [String(id), load.delivery_date];
  return {
    id,
    number,
    status,
    mode,
    account_id,
    pro_number,
    bol_number,
    carrier_scac: scac,
    external_id,
    references,
    freight_terms: load.freight_terms,
    pickup_date,
    eta,
  };
};

/**
 * Writes an event into the feed of an account, in the caller's transaction, and answers its id. Null where the account has
 * no feed, or the event was written before. Whoever writes at the same time waits, so that positions become visible in
 * order, and a load is never newer in an event with a lower one.
 */
export const writeEvent = async (
  tx: OpenCtx,
  { account_id, type, load_id = null, origin, data }: Happening & { account_id: number },
): Promise<string | null> => {
  const position = await takePosition(tx.db, account_id);
  if (position === null || (await isWritten(tx.db, account_id, origin))) return null;
  const load = load_id === null ? null : await presentLoad(tx, load_id);
  const happened_at = tx.services.clock.now().toISOString();
  const event = { account_id, position, type, load_id: load?.id ?? null, origin, happened_at };
  return insertEvent(tx.db, event, (id) => ({
    type,
    timestamp: happened_at,
    data: { id, sequence: position, load, ...data },
  }));
};

/** Writes what happened of an account for it and for those above it, and sends it to whoever of them wants it. */
export const recordEvent = async (ctx: OpenCtx, accountId: number, happening: Happening): Promise<void> => {
  for (const account_id of await findReaders(ctx.db, accountId)) {
    await withTransaction(ctx, async (tx) => {
      const event_id = await writeEvent(tx, { ...happening, account_id });
      if (event_id === null) return;
      const endpoints = await insertDeliveries(tx.db, { account_id, event_id, type: happening.type });
      for (const id of endpoints) await deliverSoon(tx, id);
    });
  }
};
