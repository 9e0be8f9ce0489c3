import { isEnabled, type QuoteType } from '@portal/contract/modes/quote-types.ts';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useMe } from '../../../platform/current-user.ts';
import { bookingAddress } from '../addresses.ts';
import type { Opening } from './opening.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The person chose this way to quote among the tabs: a draft stays where they are. */
    chosen_by_tab?: boolean;
  }
}

/** Leads once, when the page opens, to the tab of the draft or copy it opens with; true while it is on its way there. */
export const useOwnTab = (type: QuoteType, opening: Opening | undefined): boolean => {
  const router = useRouter();
  const flags = useMe().settings.can_dispatch_modes;
  const chosen = useLocation({ select: ({ state }) => state.chosen_by_tab ?? false });
  const [settled, setSettled] = useState<Opening | null>(null);
  const own = opening?.quote_type;
  const leads = Boolean(own && own !== type && !chosen && isEnabled(own, flags));
  const isElsewhere = leads && settled !== opening;
  useEffect(() => {
    if (!opening || settled === opening) return;
    if (own && isElsewhere) router.history.replace(bookingAddress(own), { chosen_by_tab: true });
    setSettled(opening);
  }, [router, opening, settled, own, isElsewhere]);
  return isElsewhere;
};
