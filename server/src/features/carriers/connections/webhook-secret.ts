import { randomBytes } from 'node:crypto';
import { keepSecret } from '../../../integrations/carriers/carrier-secret.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { updateApart } from './connections.queries.ts';
import { carrierToChange } from './present-connection.ts';

const secretBytes = 32;

/**
 * Makes the secret a carrier signs its reports with, in place of the one it had. The answer is the only time it is
 * shown. 404.
 */
export const makeWebhookSecret = (ctx: Ctx, id: number): Promise<{ webhook_secret: string; path: string }> =>
  withTransaction(ctx, async (tx) => {
    const { scac, webhook_secret: before } = await carrierToChange(tx, id);
    const webhook_secret = randomBytes(secretBytes).toString('base64url');
    await updateApart(tx.db, id, {
      webhook_secret: keepSecret(webhook_secret, tx.services.config.tokenSigningKey),
    });
    await audit(tx, {
      action: 'carrier.webhook-secret-made',
      object_type: 'carrier',
      object_id: id,
      before: { has_webhook_secret: before !== null },
      after: { has_webhook_secret: true },
    });
    return { webhook_secret, path: `/api/carrier-events/${scac}` };
  });

/** Takes the secret away: the carrier is only asked from then on. 404. */
export const removeWebhookSecret = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const { webhook_secret } = await carrierToChange(tx, id);
    await updateApart(tx.db, id, { webhook_secret: null });
    await audit(tx, {
      action: 'carrier.webhook-secret-removed',
      object_type: 'carrier',
      object_id: id,
      before: { has_webhook_secret: webhook_secret !== null },
      after: { has_webhook_secret: false },
    });
  });
