import { FreightSystemError, type FreightSystemPort } from '../../integrations/freight-system/freight-system-port.ts';
import { freightSystemOf, type SystemUser } from '../../integrations/freight-system/soap-freight-system.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { decryptFor, encryptFor } from '../../platform/encrypted-secret.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { findSystemUser } from './freight-system.queries.ts';

const retryAfterSeconds = 15;
const purpose = 'freight system passwords';

export const unavailable = () => problem('freight_system.unavailable', 503, { retryAfter: retryAfterSeconds });

export const encryptPassword = ({ services }: OpenCtx, password: string): Buffer =>
  encryptFor(purpose, Buffer.from(password), services.config.tokenSigningKey);

const decryptPassword = ({ services }: OpenCtx, kept: Buffer | null): string =>
  kept ? decryptFor(purpose, kept, services.config.tokenSigningKey).toString('utf8') : '';

/** The portal's own user in a company with its password; null where the common one is used. */
export const systemUserOf = async (ctx: OpenCtx, company: string): Promise<SystemUser | null> => {
  const kept = await findSystemUser(ctx.db, company);
  return kept ? { user: kept.portal_user, password: decryptPassword(ctx, kept.portal_password) } : null;
};

/**
 * Asks the system about a company, as the portal's user there. 404 where the system has no such company, 503 where it does
 * not answer, cannot be believed, or none is connected.
 */
export const askCompany = async <T>(
  ctx: OpenCtx,
  company: string,
  question: (system: FreightSystemPort) => Promise<T>,
): Promise<T> => {
  const { services } = ctx;
  const system = freightSystemOf(services, company, await systemUserOf(ctx, company));
  if (!system) throw unavailable();
  try {
    return await question(system);
  } catch (cause) {
    if (!(cause instanceof FreightSystemError)) throw cause;
    if (cause.kind === 'unknown_company') throw notFound();
    services.log.warn({ company, reason: cause.message }, 'the freight system gave no usable answer');
    throw unavailable();
  }
};
