import { declareAct } from '../../platform/vetoes.ts';

type OfLoad = { load_id: number; account_id: number };

/** Booking a load with a carrier by one of its quotes. `price` is what the account is to pay in US dollars, with its insurance. */
export const bookLoad = declareAct<OfLoad & { carrier_id: number; carrier_quote_id: number; price: number }>(
  'load.book',
);

/** Changing what a carrier that was given the load relies on; `fields` are those of the stop that differ. */
export const changeBookedLoad = declareAct<OfLoad & { stop_id: number; fields: readonly string[] }>(
  'load.change-booked',
);

/** Changing the account's own references of a load, at any time of its life: the values after it. */
export const changeReferences = declareAct<
  OfLoad & { po_number?: string | null | undefined; billing_reference?: string | null | undefined }
>('load.change-references');

/** Cancelling a load. */
export const cancelLoadAct = declareAct<OfLoad & { reason: string }>('load.cancel');
