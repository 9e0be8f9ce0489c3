import type { Database } from '../platform/database/database.ts';
import { findEndpointsOff } from './doctor.queries.ts';
import { type Finding, named, ok, warning } from './finding.ts';

/** Endpoints of accounts that the portal has switched off itself: theirs to correct, but somebody may ask the operator. */
export async function examineWebhooks(db: Database): Promise<Finding> {
  const off = await findEndpointsOff(db);
  if (off.length === 0) return ok('webhooks', 'no endpoint was switched off for not answering');
  const names = named(off.map(({ account, url }) => `${new URL(url).host} of ${account}`));
  const advice =
    'Their accounts were mailed. Once the address answers, they switch it on under Settings, Webhooks, and send what failed again.';
  return warning('webhooks', `${off.length} switched off, since they took nothing: ${names}`, advice);
}
