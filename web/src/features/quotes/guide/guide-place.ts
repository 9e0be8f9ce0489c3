import { guideCalls } from '@portal/contract/approvals/guide/guide.calls.ts';
import type { guide as guideRows, GuidedPlace } from '@portal/contract/approvals/guide/guide.contract.ts';
import type { Received } from '@portal/contract/http/endpoint.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';
import { money } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { quoteKeys } from '../quotes.keys.ts';

const calls = callsOf<typeof guideRows>(guideCalls);

/** The open quotes of a load in the order of the account's routing guide; asked again with each quote that arrives. */
export const loadGuide = (loadId: number, quotes: number) =>
  queryOptions({
    queryKey: quoteKeys.guide(loadId, quotes),
    queryFn: ({ signal }) => api(calls.ofLoad, { params: { id: loadId } }, signal),
    placeholderData: keepPreviousData,
  });

/** Why a quote stands where it stands; null where no rule says anything about it. */
const placeText = ({ reason, rule_key, value }: GuidedPlace, t: Translate): string | null => {
  switch (reason) {
    case 'never':
      return t('quotes.guide.never');
    case 'preferred':
      return t('quotes.guide.preferred', { place: value });
    case 'cheapest':
      return t('quotes.guide.cheapest', { count: value });
    case 'late':
      return t('quotes.guide.late', { count: value });
    case 'slower':
      return t('quotes.guide.slower', { count: value });
    case 'fastest':
      return t('quotes.guide.fastest', { price: money(value) });
    case 'dearer':
      return value > 0 ? t('quotes.guide.dearer', { more: money(value) }) : t('quotes.guide.same');
    case 'dear_a_mile':
      return t('quotes.guide.dear_a_mile', { price: money(value) });
    case 'beside':
      return rule_key === null ? null : t('quotes.guide.beside');
  }
};

export type GuidedQuotes = Received<typeof guideRows.ofLoad>;

/** The same as a sentence of its own; what the guide chooses says that it does. */
export const whyPlaced = ({ items, first_quote_id }: GuidedQuotes, quoteId: number, t: Translate): string | null => {
  const place = items.find(({ carrier_quote_id }) => carrier_quote_id === quoteId);
  const why = place ? placeText(place, t) : null;
  if (why === null) return null;
  return quoteId === first_quote_id
    ? t('quotes.guide.first', { why })
    : `${why.charAt(0).toUpperCase()}${why.slice(1)}`;
};
