import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { tenderingCalls } from './tendering.calls.ts';
import { BooleanText } from '../values/values.ts';
import { LoadDetails, LoadIdText } from '../loads/load.ts';
import { TenderLoad, CancelLoad } from './tender.ts';

const byId = z.strictObject({ id: LoadIdText });
const byLoadId = z.strictObject({ load_id: LoadIdText });

export const tendering = contract(tenderingCalls, {
  tender: {
    summary: 'Book a load with a carrier at a quoted price',
    params: byId,
    query: z.strictObject({
      pickup: BooleanText,
      insurance: BooleanText,
      loyalty_insurance: BooleanText.optional(),
    }),
    body: TenderLoad,
    reply: LoadDetails,
    errors: [404, 409, 422],
  },
  cancellationStatus: {
    summary: 'Whether a load may be cancelled now, and what that costs',
    params: byLoadId,
    reply: z.strictObject({
      may_cancel: z.boolean(),
      carrier_is_told: z.boolean(),
      /** Truck ordered, not used: US dollars. */
      fee: z.number(),
      /** Whose fee it is: the carrier has said so, or the operator's rule where it does not say. */
      fee_by: z.enum(['carrier', 'operator']),
    }),
    errors: [404],
  },
  cancel: {
    summary: 'Cancel a load with a reason; a booked carrier is informed',
    params: byLoadId,
    body: CancelLoad,
    reply: LoadDetails,
    errors: [404, 409, 422],
  },
});
