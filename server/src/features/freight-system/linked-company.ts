import type { freightSystem } from '@portal/contract/freight-system/freight-system.contract.ts';
import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import type { Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { askCompany } from './ask-company.ts';

/** The company the caller's account is linked to; never one the caller names. 404 without one. */
const linkedCompany = ({ actor }: Ctx): string => {
  if (!actor.freightSystemId) throw notFound();
  return actor.freightSystemId;
};

/** Whether the system has a company: who sees all accounts may ask for any, the others for their own. 404, 503. */
export const companyExists = async (ctx: Ctx, id: string): Promise<Reply<typeof freightSystem.companyExists>> => {
  if (ctx.scope !== 'all' && id !== linkedCompany(ctx)) throw notFound();
  return { exists: await askCompany(ctx, id, (system) => system.companyExists()) };
};

type Page = { skip: number; limit: number };
const pageOf = <T>(all: readonly T[], { skip, limit }: Page) => ({
  items: all.slice(skip, skip + limit),
  total: all.length,
});

/** Clients of the linked company by name. 404 without one, 503. */
export const listClients = async (ctx: Ctx, query: Input<typeof freightSystem.clients>['query']) => {
  const clients = await askCompany(ctx, linkedCompany(ctx), (system) => system.clients(query.starts_with ?? ''));
  return pageOf(clients, query);
};

/** People of a client of the linked company. 404 without one and for clients of other companies, 503. */
export const listClientContacts = async (ctx: Ctx, query: Input<typeof freightSystem.contacts>['query']) => {
  const contacts = await askCompany(ctx, linkedCompany(ctx), (system) => system.contacts(query.client_id));
  if (!contacts) throw notFound();
  return pageOf(contacts, query);
};
