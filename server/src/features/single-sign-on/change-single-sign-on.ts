import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { SingleSignOnChange } from '@portal/contract/single-sign-on/provider.ts';
import type { ProviderFault, SingleSignOn } from '@portal/contract/single-sign-on/single-sign-on.contract.ts';
import { examineProvider } from '../../integrations/identity-provider/identity-provider.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx, Services } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { encryptFor } from '../../platform/encrypted-secret.ts';
import { problem } from '../../platform/http/errors.ts';
import { accountInScope, lockAccountInScope } from '../accounts/account-in-scope.ts';
import { updateAccount } from '../accounts/accounts.queries.ts';
import { assertChangeable } from '../accounts/change-account.ts';
import { requireRights } from '../users/power/held-rights.ts';
import { notifyAdmins } from './mail-provider-change.ts';
import {
  dropPendingSignIns,
  findDomains,
  findSingleSignOn,
  keepDomains,
  keepSingleSignOn,
} from './single-sign-on.queries.ts';

/** Where a provider sends people back to. */
export const redirectUriOf = ({ config }: Pick<Services, 'config'>): string =>
  new URL('/single-sign-on/return', config.publicUrl).href;

/** How an account's people sign in by their own provider; empty until it is set up. 404. */
export const getSingleSignOn = async (ctx: Ctx, accountId: number): Promise<SingleSignOn> => {
  const { version } = await accountInScope(ctx, accountId);
  const [kept, domains] = await Promise.all([findSingleSignOn(ctx.db, accountId), findDomains(ctx.db, accountId)]);
  const { publicUrl } = ctx.services.config;
  return {
    account_id: accountId,
    is_on: kept?.is_on ?? false,
    issuer: kept?.issuer ?? '',
    client_id: kept?.client_id ?? '',
    has_client_secret: kept !== undefined,
    domains,
    redirect_uri: redirectUriOf(ctx.services),
    sign_in_url: kept ? new URL(`/single-sign-on/link/${kept.link_code}`, publicUrl).href : null,
    version,
  };
};

/** The secret to keep: the typed one, else the one kept, which goes to no other provider and to no other client. */
const secretToKeep = async (tx: Ctx, accountId: number, change: SingleSignOnChange): Promise<Buffer> => {
  const { client_secret, issuer, client_id } = change;
  if (client_secret !== undefined)
    return encryptFor('single sign-on secrets', Buffer.from(client_secret), tx.services.config.tokenSigningKey);
  const kept = await findSingleSignOn(tx.db, accountId);
  if (kept?.issuer === issuer && kept.client_id === client_id) return kept.client_secret;
  throw problem('single_sign_on.secret_missing', 400, { field: 'client_secret' });
};

/** 400 for an address that the way out calls nobody at. */
const refuseDestination = ({ services: { egress } }: Ctx, issuer: string): void => {
  const fault = egress.faultOf(issuer);
  if (fault === null) return;
  const code = fault === 'private' ? 'single_sign_on.issuer_private' : 'single_sign_on.issuer_address';
  throw problem(code, 400, { field: 'issuer' });
};

const auditedPart = ({ is_on, issuer, client_id, domains }: SingleSignOn) => ({ is_on, issuer, client_id, domains });

/**
 * Sets an account's provider up, or switches it on or off. The operator's alone: the portal calls the address, and
 * whoever names a domain decides where its people are sent. The account's admins are mailed. 400 at `client_secret`, 403
 * `roles.not_held` where the caller holds less than the account's people, 409 `single_sign_on.domain_taken`, and the
 * refusals of a change of an account.
 */
export const changeSingleSignOn = (ctx: Ctx, accountId: number, change: SingleSignOnChange): Promise<SingleSignOn> =>
  withTransaction(ctx, async (tx) => {
    assertChangeable(await lockAccountInScope(tx, accountId), change.version);
    // Whoever runs the provider can sign in as any of the account's people.
    const held = await requireRights(tx, { kind: 'account', account_id: accountId });
    const before = await getSingleSignOn(tx, accountId);
    const { issuer, client_id, is_on, domains } = change;
    refuseDestination(tx, issuer);
    await keepSingleSignOn(tx.db, held, {
      link_code: randomBytes(12).toString('base64url'),
      issuer,
      client_id,
      client_secret: await secretToKeep(tx, accountId, change),
      is_on,
    });
    if (!(await keepDomains(tx.db, held, [...new Set(domains)])))
      throw problem('single_sign_on.domain_taken', 409, { field: 'domains' });
    await dropPendingSignIns(tx.db, accountId);
    await updateAccount(tx.db, accountId, {});
    const after = await getSingleSignOn(tx, accountId);
    const isSecretChanged = change.client_secret !== undefined;
    const isSame = isDeepStrictEqual(auditedPart(before), auditedPart(after)) && !isSecretChanged;
    if (!isSame && (before.is_on || after.is_on)) await notifyAdmins(tx, accountId, after);
    await audit(tx, {
      action: 'account.single-sign-on-changed',
      object_type: 'account',
      object_id: accountId,
      account_id: accountId,
      before: auditedPart(before),
      after: { ...auditedPart(after), is_secret_changed: isSecretChanged },
    });
    return after;
  });

/** Whether an address is an identity provider's and answers. 404. */
export const checkProvider = async (ctx: Ctx, accountId: number, issuer: string): Promise<{ fault: ProviderFault }> => {
  await accountInScope(ctx, accountId);
  return { fault: await examineProvider(ctx.services, issuer) };
};
