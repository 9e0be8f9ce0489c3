import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { insuranceOffer } from '@portal/contract/quotes/insurance-offer.ts';

/** Freight plus the insurance premium, if chosen; in US dollars. */
export const choiceTotal = (price: number, insurance: boolean): number =>
  dollars(sum([cents(price), cents(insurance ? insuranceOffer.premium : 0)]));
