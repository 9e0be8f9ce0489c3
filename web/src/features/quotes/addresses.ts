import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { linkOptions } from '@tanstack/react-router';

/** The carrier selection of a load with one quote chosen. */
export const choiceAddress = (loadId: number, quote: CarrierQuote) =>
  linkOptions({
    to: '/quote-book/carrier-selection/{-$loadId}',
    params: { loadId: String(loadId) },
    search: { quote: quote.id },
  });

/** The booking of a chosen quote. By default the carrier schedules the pickup. */
export const tenderAddress = (loadId: number, quote: CarrierQuote) =>
  linkOptions({
    to: '/quote-book/load-tendering/$loadId/$carrierId',
    params: { loadId: String(loadId), carrierId: String(quote.carrier.id) },
    search: { quote: quote.id, pickup: true, insurance: false },
  });
