import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/quotes.contract.ts';
import type { TenderSearch } from './tender-search.ts';

/** What both steps of a booking know, and how they change the address. */
export type BookingFormProps = {
  load: LoadDetails;
  quote: CarrierQuote;
  search: TenderSearch;
  change: (changed: TenderSearch) => void;
  toStep: (step: 'confirm' | undefined) => void;
};

/** One of its two steps; `gone` says why the price can no longer be booked. */
export type BookingStepProps = BookingFormProps & { gone: string | null };
