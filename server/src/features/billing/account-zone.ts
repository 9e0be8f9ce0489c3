import { billingTerms } from '@portal/contract/billing/billing.settings.ts';
import { knownCountry } from '@portal/contract/places/zip-code.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { placeOfZip } from '../places/zip-lookup.ts';
import { findAccountPlace } from './billing-people.queries.ts';

/** The zone of a postal code, else the one the operator bills by. */
export const zoneOfPlace = ({ services }: OpenCtx, { zip_code, country }: { zip_code: string; country: string }) =>
  placeOfZip(zip_code, knownCountry(country))?.timezone ?? services.settings.get(billingTerms).time_zone;

/** The zone whose days an account counts: that of its postal code, else the one the operator bills by. */
export const zoneOfAccount = async (ctx: OpenCtx, accountId: number): Promise<string> =>
  zoneOfPlace(ctx, (await findAccountPlace(ctx.db, accountId)) ?? { zip_code: '', country: '' });
