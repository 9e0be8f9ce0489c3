import type { CarrierQuote } from '@portal/contract/quotes/quotes.contract.ts';
import { linkOptions } from '@tanstack/react-router';

/** The carriers of a load with one of them chosen. */
export const choiceAddress = (loadId: number, quote: CarrierQuote) =>
  linkOptions({
    to: '/quote-book/carrier-selection/{-$loadId}',
    params: { loadId: String(loadId) },
    search: { quote: quote.id },
  });

/** Where a chosen quote is booked. Unless the person changes it there, the carrier schedules the pickup. */
export const tenderAddress = (loadId: number, quote: CarrierQuote, insurance: boolean) =>
  linkOptions({
    to: '/quote-book/load-tendering/$loadId/$carrierId',
    params: { loadId: String(loadId), carrierId: String(quote.carrier.id) },
    search: { quote: quote.id, pickup: true, insurance },
  });
