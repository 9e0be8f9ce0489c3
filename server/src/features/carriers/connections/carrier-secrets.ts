import { randomBytes } from 'node:crypto';
import { isEncrypted, keepSecret } from '../../../integrations/carriers/carrier-secret.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { findKeptSecrets, replaceSecret, updateApart } from './connections.queries.ts';
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

/** Encrypts secrets of carriers that were written before secrets were encrypted, or by hand. */
export const encryptSecrets = async (db: Database, signingKey: Buffer): Promise<void> => {
  for (const { id, ...secrets } of await findKeptSecrets(db)) {
    for (const column of ['api_key', 'webhook_secret'] as const) {
      const before = secrets[column];
      if (before === null || isEncrypted(before)) continue;
      await replaceSecret(db, id, column, { before, after: keepSecret(before, signingKey) });
    }
  }
};
