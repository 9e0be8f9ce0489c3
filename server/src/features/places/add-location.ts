import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import type { places } from '@portal/contract/places/places.contract.ts';
import type { Ctx } from '../../platform/context.ts';
import { insertLocation } from './places.queries.ts';
import { savedLocation } from './saved-location.ts';

type Call = typeof places.addLocation;

/** Saves a location for everybody of the own account. */
export const addLocation = async (ctx: Ctx, location: Input<Call>['body']): Promise<Reply<Call>> =>
  savedLocation(await insertLocation(ctx, { ...location, account_id: ctx.actor.accountId }));
