import { isEncrypted, keepSecret } from '../../../integrations/carriers/carrier-secret.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findKeptSecrets, replaceSecret } from './connections.queries.ts';

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
