import { firstQuoteType } from '@portal/contract/modes/quote-types.ts';
import { useMe } from '../../../../platform/session/current-user.ts';
import { bookingAddress } from '../../addresses.ts';

/** Where a load is booked: the first way to quote that is enabled, null for people who may not quote at all. */
export const useBookingAddress = (): string | null => {
  const type = firstQuoteType(useMe().settings.can_dispatch_modes);
  return type ? bookingAddress(type) : null;
};
