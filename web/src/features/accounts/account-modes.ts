import { type DispatchFlags, dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import { recordOf } from '@portal/contract/values/records.ts';
import type { Translate } from '../../platform/words/translate.ts';

type Booking = { can_dispatch: boolean; can_dispatch_modes: DispatchFlags };

/** What an account may book, in words: "LTL, FTL". */
export const modesText = ({ can_dispatch, can_dispatch_modes }: Booking, t: Translate): string => {
  const on = dispatchModes.filter((mode) => can_dispatch_modes[mode]);
  if (on.length === 0) return t('accounts.no_modes');
  const modes =
    on.length === dispatchModes.length
      ? t('accounts.all_modes')
      : on.map((mode) => t(`accounts.short_modes.${mode}`)).join(', ');
  return can_dispatch ? modes : `${modes} (${t('accounts.quotes_only')})`;
};

/** What a user may book in an account: whatever it may, or the part of it in words. */
export const bookingText = (account: Booking, user: Booking, t: Translate): string => {
  const can_dispatch = account.can_dispatch && user.can_dispatch;
  const both = recordOf(dispatchModes, (mode) => account.can_dispatch_modes[mode] && user.can_dispatch_modes[mode]);
  const isAll =
    can_dispatch === account.can_dispatch &&
    dispatchModes.every((mode) => both[mode] === account.can_dispatch_modes[mode]);
  return isAll ? t('accounts.page.books_as_account') : modesText({ can_dispatch, can_dispatch_modes: both }, t);
};
