import { isEnabled, type QuoteType } from '@portal/contract/modes/quote-types.ts';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useMe } from '../../../platform/session/current-user.ts';
import { bookingAddress } from '../../loads/addresses.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The person chose this tab: the draft's own tab must not open instead. */
    chosen_by_tab?: boolean;
  }
}

/** The way to quote of the load, the draft or the copied load; null for an empty form. */
type InitialQuoteType = { quote_type: QuoteType | null };

/** Navigates once, when the page opens, to the tab of its draft or copy; true until that tab is open. */
export const useOwnTab = (type: QuoteType, initial: InitialQuoteType | undefined): boolean => {
  const router = useRouter();
  const flags = useMe().settings.can_dispatch_modes;
  const chosen = useLocation({ select: ({ state }) => state.chosen_by_tab ?? false });
  const [settled, setSettled] = useState<InitialQuoteType | null>(null);
  const [targetTab, setTargetTab] = useState<QuoteType | null>(null);
  const ownType = initial?.quote_type;
  const mustLeave = Boolean(
    ownType && ownType !== type && ownType !== 'drayage' && !chosen && isEnabled(ownType, flags),
  );
  const isNew = initial !== undefined && settled !== initial;
  useEffect(() => {
    // The address changes at once, the tab only when its route has loaded.
    if (targetTab === type) setTargetTab(null);
    if (!isNew) return;
    setSettled(initial);
    if (!ownType || !mustLeave) return;
    setTargetTab(ownType);
    void router.navigate({ ...bookingAddress(ownType), state: { chosen_by_tab: true }, replace: true });
  }, [router, initial, isNew, ownType, mustLeave, targetTab, type]);
  return (isNew && mustLeave) || (targetTab !== null && targetTab !== type);
};
