import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { type CoverChoice, coverSearch } from '../insurance/load/load-cover.ts';
import { linkOptions } from '@tanstack/react-router';

/** The carrier selection of a load with one quote and its insurance chosen. */
export const choiceAddress = (loadId: number, quote: CarrierQuote, cover: CoverChoice = 'none') =>
  linkOptions({
    to: '/quote-book/carrier-selection/{-$loadId}',
    params: { loadId: String(loadId) },
    search: { quote: quote.id, ...(cover !== 'none' && coverSearch(cover)) },
  });

type BookedLoad = Pick<LoadDetails, 'id' | 'copied_from'>;

/**
 * The booking of a chosen quote, insured or not. By default the carrier schedules the pickup. The stops of a copy were
 * confirmed before: it opens at the second step, as long as nothing is missing there.
 */
export const tenderAddress = ({ id, copied_from }: BookedLoad, quote: CarrierQuote, cover: CoverChoice = 'none') =>
  linkOptions({
    to: '/quote-book/load-tendering/$loadId/$carrierId',
    params: { loadId: String(id), carrierId: String(quote.carrier.id) },
    search: { quote: quote.id, pickup: true, ...coverSearch(cover), ...(copied_from && { step: 'confirm' as const }) },
  });
