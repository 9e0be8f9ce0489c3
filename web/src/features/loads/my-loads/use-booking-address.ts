import { enabledModes } from '@portal/contract/modes/quote-types.ts';
import { useMe } from '../../../platform/current-user.ts';

/** Where a load is booked: the form for LTL, null for people who may not quote it. */
export const useBookingAddress = (): string | null => {
  const modes = enabledModes(useMe().settings.can_dispatch_modes);
  return modes.includes('ltl') ? '/quote-book/ltl' : null;
};
