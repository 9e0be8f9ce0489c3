import type { EdiPartner } from '@portal/contract/edi/edi.contract.ts';
import ssh2 from 'ssh2';
import { keepSecret } from '../../integrations/carriers/carrier-secret.ts';
import {
  confirmHostKey,
  findPartner,
  findShownKey,
  keepPrivateKey,
} from '../../integrations/x12/ledger/partners.queries.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { pollNow } from './list-messages.ts';

/** Confirms the key a server showed at the last look, and looks again. 404, 409 `edi.other_key`. */
export const confirmKey = async (ctx: Ctx, carrierId: number, key: string): Promise<EdiPartner> => {
  await withTransaction(ctx, async (tx) => {
    const partner = await findPartner(tx.db, carrierId);
    if (!partner) throw notFound();
    if ((await findShownKey(tx.db, carrierId)) !== key) throw problem('edi.other_key', 409);
    await confirmHostKey(tx.db, carrierId, key);
    await audit(tx, {
      action: 'edi.key-changed',
      object_type: 'carrier',
      object_id: carrierId,
      before: { host_key: partner.settings.host_key },
      after: { host_key: key },
    });
  });
  return pollNow(ctx, carrierId);
};

/** A pair to sign in with. About one of two hundred that ssh2 makes it cannot read itself: then another one is made. */
export const makePair = (): ReturnType<typeof ssh2.utils.generateKeyPairSync> => {
  const pair = ssh2.utils.generateKeyPairSync('ed25519', { comment: 'portal' });
  return ssh2.utils.parseKey(pair.private) instanceof Error ? makePair() : pair;
};

/** Makes a pair of ed25519 keys; the one before it is gone. 404. */
export const makeKey = async (ctx: Ctx, carrierId: number): Promise<{ public_key: string }> => {
  const pair = makePair();
  await withTransaction(ctx, async (tx) => {
    if (!(await findPartner(tx.db, carrierId))) throw notFound();
    await keepPrivateKey(tx.db, carrierId, keepSecret(pair.private, tx.services.config.tokenSigningKey));
    await audit(tx, {
      action: 'edi.key-changed',
      object_type: 'carrier',
      object_id: carrierId,
      after: { public_key: pair.public },
    });
  });
  return { public_key: pair.public };
};
