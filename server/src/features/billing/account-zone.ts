import { knownCountry } from '@portal/contract/places/zip-code.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { operatorZone } from '../../platform/settings/operator-day.ts';
import { placeOfZip } from '../places/zip-lookup.ts';
import { findAccountPlace } from './billing-people.queries.ts';

/** The zone of a town, else the operator's. */
export const zoneOfPlace = (
  { services }: OpenCtx,
  { zip_code, country, city }: { zip_code: string; country: string; city: string },
) => placeOfZip(zip_code, knownCountry(country), city)?.timezone ?? operatorZone(services);

/** The zone whose days an account counts: that of its postal code, else the operator's. */
export const zoneOfAccount = async (ctx: OpenCtx, accountId: number): Promise<string> =>
  zoneOfPlace(ctx, (await findAccountPlace(ctx.db, accountId)) ?? { zip_code: '', country: '', city: '' });
