import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { isEnabled } from '@portal/contract/modes/quote-types.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { mayDo, useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Callout } from '../../ui/primitives/callout.tsx';
import { OperationsMail } from '../drayage/operations-mail.tsx';

/** Who would have to change something before the person may book a load: the operator for the account, or its admin. */
export type BookingBar = 'account' | 'person';

/** What keeps the person from booking this load; null where nothing does. */
export const bookingBarOf = (me: Me, { quote_type }: Pick<LoadDetails, 'quote_type'>): BookingBar | null => {
  const { can_dispatch, can_dispatch_modes } = me.settings;
  if (!me.account.can_dispatch) return 'account';
  return can_dispatch && isEnabled(quote_type, can_dispatch_modes) && mayDo(me, 'post:tender') ? null : 'person';
};

/** Says once, in sight, that prices are for comparing alone, and whom to ask. */
export const BookingBarred = ({ bar }: { bar: BookingBar }) => {
  const { t } = useTranslation();
  const { account } = useMe();
  return (
    <Callout
      action={
        bar === 'account' && (
          <OperationsMail subject={t('quotes.choice.barred.subject', { account: account.name })}>
            {t('quotes.choice.barred.mail')}
          </OperationsMail>
        )
      }
    >
      {t(`quotes.choice.barred.${bar}`)}
    </Callout>
  );
};
