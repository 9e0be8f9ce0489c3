import type { freightSystem } from '@portal/contract/freight-system/freight-system.contract.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import { FreightSystemError, type FreightSystemPort } from '../../integrations/freight-system/freight-system-port.ts';
import { freightSystemOf } from '../../integrations/freight-system/soap-freight-system.ts';
import type { Ctx } from '../../platform/context.ts';
import { notFound, problem } from '../../platform/http/errors.ts';

const retryAfterSeconds = 15;
const unavailable = () => problem('freight_system.unavailable', 503, { retryAfter: retryAfterSeconds });

/** Asks the system about a company. 503 where it does not answer, cannot be believed, or none is connected. */
const askAbout = async <T>(
  { services }: Ctx,
  company: string,
  question: (system: FreightSystemPort) => Promise<T>,
): Promise<T> => {
  const system = freightSystemOf(services, company);
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

/** The company the caller's account is linked to; never one the caller names. 404 without one. */
const linkedCompany = ({ actor }: Ctx): string => {
  if (!actor.freightSystemId) throw notFound();
  return actor.freightSystemId;
};

/** Whether the system has a company: who sees all accounts may ask for any, the others for their own. 404, 503. */
export const companyExists = async (ctx: Ctx, id: string): Promise<Reply<typeof freightSystem.companyExists>> => {
  if (ctx.scope !== 'all' && id !== linkedCompany(ctx)) throw notFound();
  return { exists: await askAbout(ctx, id, (system) => system.companyExists()) };
};

type Page = { skip: number; limit: number };
const pageOf = <T>(all: readonly T[], { skip, limit }: Page) => ({
  items: all.slice(skip, skip + limit),
  total: all.length,
});

/** Clients of the linked company by name. 404 without one, 503. */
export const listClients = async (ctx: Ctx, query: Input<typeof freightSystem.clients>['query']) => {
  const clients = await askAbout(ctx, linkedCompany(ctx), (system) => system.clients(query.starts_with ?? ''));
  return pageOf(clients, query);
};

/** People of a client of the linked company. 404 without one and for clients of other companies, 503. */
export const listClientContacts = async (ctx: Ctx, query: Input<typeof freightSystem.contacts>['query']) => {
  const contacts = await askAbout(ctx, linkedCompany(ctx), (system) => system.contacts(query.client_id));
  if (!contacts) throw notFound();
  return pageOf(contacts, query);
};
