import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import type { InsuranceOffer } from '@portal/contract/insurance/rate-insurance.ts';
import type { TenderSearch } from './tender-search.ts';

/** The carrier has been asked: it has still to answer, or did not take the load. */
export type Answer = 'waiting' | 'declined';

/** What both steps of a booking need, and how they change the address. */
export type BookingFormProps = {
  load: LoadDetails;
  quote: CarrierQuote;
  /** The cheapest price of another carrier that can still be booked. */
  nextBest: CarrierQuote | null;
  answer: Answer | null;
  search: TenderSearch;
  change: (changed: TenderSearch) => void;
  toStep: (step: 'confirm' | undefined) => void;
};

/** The props of a step; `gone` says why the price can no longer be booked, `offer` how the load is insured. */
export type BookingStepProps = BookingFormProps & { gone: string | null; offer: InsuranceOffer | null };
