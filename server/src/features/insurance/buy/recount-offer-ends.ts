import { zonesChanged } from '@portal/contract/places/places.events.ts';
import { audit } from '../../../platform/audit.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { operatorZone } from '../../../platform/settings/operator-day.ts';
import { moveOfferEnds } from './offer-ends.queries.ts';

/** After the table of zones became another: offers hold to the end of the day again for which they were made. */
export const recountOfferEnds = (ctx: OpenCtx): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    for (const { id, account_id, before, expires_at } of await moveOfferEnds(tx.db, operatorZone(tx.services))) {
      await audit(tx, {
        action: 'insurance.offer-end-counted',
        object_type: 'insurance_quote',
        object_id: id,
        account_id,
        before: { expires_at: before },
        after: { expires_at },
      });
    }
  });

export const recountEnds = listener(zonesChanged, 'insurance.recount-offer-ends', (ctx) => recountOfferEnds(ctx));
