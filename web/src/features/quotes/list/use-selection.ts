import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { getRouteApi } from '@tanstack/react-router';
import { useMe } from '../../../platform/session/current-user.ts';
import { type CoverChoice, coverOf } from '../../insurance/load/load-cover.ts';
import { storedExclusions, storeExclusions } from '../carriers/excluded-carriers.ts';
import { type BookingBar, bookingBarOf } from '../booking-barred.tsx';
import { orderQuotes } from './quote-order.ts';
import type { QuoteSort } from '../quote-sorts.ts';
import { modeList } from './shown-modes.ts';
import { idList, type SelectionSearch } from './selection-search.ts';

const route = getRouteApi('/frame/quote-book/carrier-selection/{-$loadId}');

/** The shown quotes of a load and the choice among them; all of it is kept in the address. */
export type Selection = {
  sort: QuoteSort;
  setSort: (sort: QuoteSort) => void;
  excluded: readonly number[];
  setExcluded: (carrierIds: readonly number[]) => void;
  /** The selected modes of the list; empty means all. */
  shownModes: readonly LoadMode[];
  setShownModes: (modes: readonly LoadMode[]) => void;
  /** Quotes of all modes, without the excluded carriers. */
  priced: readonly CarrierQuote[];
  /** Quotes of the shown modes, favorites first, then sorted. */
  shown: readonly CarrierQuote[];
  chosen: CarrierQuote | null;
  choose: (quoteId: number) => void;
  /** What keeps the person from booking the load, so that nothing is chosen. */
  bar: BookingBar | null;
  /** Whether the load is insured with its booking. */
  cover: CoverChoice;
  setCover: (cover: CoverChoice) => void;
};

export const useSelection = (load: LoadDetails, quotes: CarrierQuotes | undefined): Selection => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const me = useMe();
  const change = (changed: SelectionSearch) =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true, resetScroll: false });
  const bar = bookingBarOf(me, load);
  const sort = search.sort ?? 'price';
  const excluded = search.exclude === undefined ? storedExclusions(load.id) : idList(search.exclude);
  const priced = (quotes?.items ?? []).filter(({ carrier }) => !excluded.includes(carrier.id));
  const shownModes = modeList(search.modes);
  const visible = priced.filter(({ mode }) => shownModes.length === 0 || shownModes.includes(mode));
  const shown = orderQuotes(visible, sort, me.user.favorite_carriers);
  return {
    sort,
    setSort: (chosen) => change({ sort: chosen }),
    excluded,
    setExcluded: (carrierIds) => {
      storeExclusions(load.id, carrierIds);
      change({ exclude: carrierIds.length > 0 ? carrierIds.join('-') : undefined });
    },
    shownModes,
    setShownModes: (narrowed) => change({ modes: narrowed.length > 0 ? narrowed.join('-') : undefined }),
    priced,
    shown,
    chosen: (!bar && shown.find(({ id }) => id === search.quote)) || null,
    choose: (quote) => change({ quote }),
    cover: coverOf(search),
    setCover: (cover) =>
      change({ insurance: cover === 'insured' || undefined, loyaltyInsurance: cover === 'free' || undefined }),
    bar,
  };
};
