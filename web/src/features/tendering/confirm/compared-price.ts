import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { cents, dollars, less, sizeOf } from '@portal/contract/values/money.ts';
import { money } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';

/** "$12.64 more than XPO" of one price beside another. */
export const comparedPrice = (t: Translate, other: CarrierQuote, quote: CarrierQuote): string => {
  const carrier = quote.carrier.short_name;
  const difference = less(cents(other.price), cents(quote.price));
  if (difference === 0) return t('tendering.waiting.as_much', { carrier });
  const words = difference > 0 ? 'tendering.waiting.more' : 'tendering.waiting.less';
  return t(words, { difference: money(dollars(sizeOf(difference))), carrier });
};
