import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import type { places } from '@portal/contract/places/places.contract.ts';
import type { Ctx } from '../../platform/context.ts';
import { knownPlace } from './known-place.ts';
import { localInstant } from './local-instant.ts';

type Call = typeof places.timezone;

/** The zone of a ZIP code, and what a local date and time mean there. Refuses an unknown code with 404. */
export const validateTimezone = (_ctx: Ctx, { zip_code, date, time }: Input<Call>['query']): Reply<Call> => {
  const { timezone } = knownPlace(zip_code, 'zip_code');
  const { instant, exists } = localInstant(date, time, timezone);
  return { timezone, exists, is_past: instant.getTime() < Date.now(), instant: instant.toISOString() };
};
