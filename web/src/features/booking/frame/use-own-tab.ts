import { isEnabled, type QuoteType } from '@portal/contract/modes/quote-types.ts';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useMe } from '../../../platform/session/current-user.ts';
import { bookingAddress } from '../../loads/addresses.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The person chose this way to quote among the tabs: a draft stays where they are. */
    chosen_by_tab?: boolean;
  }
}

/** How the load, the draft or the copied load was asked for; null for an empty form. */
type Beginning = { quote_type: QuoteType | null };

/** Leads once, when the page opens, to the tab of the draft or copy it opens with; true while it is on its way there. */
export const useOwnTab = (type: QuoteType, initial: Beginning | undefined): boolean => {
  const router = useRouter();
  const flags = useMe().settings.can_dispatch_modes;
  const chosen = useLocation({ select: ({ state }) => state.chosen_by_tab ?? false });
  const [settled, setSettled] = useState<Beginning | null>(null);
  const [goal, setGoal] = useState<QuoteType | null>(null);
  const own = initial?.quote_type;
  const leads = Boolean(own && own !== type && own !== 'drayage' && !chosen && isEnabled(own, flags));
  const isNew = initial !== undefined && settled !== initial;
  useEffect(() => {
    // The address changes at once, the tab once its route is there.
    if (goal === type) setGoal(null);
    if (!isNew) return;
    setSettled(initial);
    if (!own || !leads) return;
    setGoal(own);
    void router.navigate({ ...bookingAddress(own), state: { chosen_by_tab: true }, replace: true });
  }, [router, initial, isNew, own, leads, goal, type]);
  return (isNew && leads) || (goal !== null && goal !== type);
};
