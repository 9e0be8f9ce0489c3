import type { Checkout } from '@portal/contract/billing/billing.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { oneOf, wholeNumber } from '../../../platform/routing/address-values.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CloseIcon } from '../../../ui/icons/action-icons.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { failureText } from './failure-text.ts';
import { checkoutQuery } from './pay.api.ts';
import { useGiveUp } from './use-pay.ts';

const outcomes = ['made', 'left'] as const;

/** What the provider's page has written into the address it led back to. It proves nothing. */
const useReturned = () => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return { id: wholeNumber(search['checkout']), outcome: oneOf(outcomes, search['outcome']) };
};

const useOutcomeText = ({ status, amount, failure }: Checkout): string => {
  const { t } = useTranslation();
  const params = { amount: money(amount), reason: failureText(failure) };
  if (status === 'paid') return t('billing.pay.checkout.paid', params);
  if (status === 'failed') return t('billing.pay.checkout.failed', params);
  if (status === 'abandoned') return t('billing.pay.checkout.abandoned');
  if (status === 'differs') return t('billing.pay.checkout.differs');
  return t(status === 'processing' ? 'billing.pay.checkout.bank' : 'billing.pay.checkout.confirming', params);
};

/** What came of a payment, for whoever comes back from the provider's page; what is said is the server's word. */
export const ReturnedPayment = () => {
  const { id, outcome } = useReturned();
  const client = useQueryClient();
  const { data } = useQuery({ ...checkoutQuery(id ?? 0), enabled: id !== undefined });
  const giveUp = useGiveUp((checkout) => client.setQueryData(checkoutQuery(checkout.id).queryKey, checkout));
  const given = useRef<number>(undefined);
  const giveUpOnce = useEffectEvent((checkoutId: number) => {
    if (given.current === checkoutId) return;
    given.current = checkoutId;
    giveUp.mutate(checkoutId);
  });
  const isLeft = outcome === 'left' && data?.status === 'open';
  useEffect(() => {
    if (id !== undefined && isLeft) giveUpOnce(id);
  }, [id, isLeft]);
  // A payment that was left is said once it is given up.
  if (!data || isLeft) return null;
  return <Outcome checkout={data} />;
};

const Outcome = ({ checkout }: { checkout: Checkout }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const text = useOutcomeText(checkout);
  const close = () =>
    void navigate({
      to: '.',
      search: ({ checkout: _checkout, outcome: _outcome, ...rest }: Record<string, unknown>) => rest,
      replace: true,
      resetScroll: false,
    });
  return (
    <Callout
      kind={checkout.status === 'failed' ? 'danger' : 'warning'}
      action={<IconButton icon={CloseIcon} label={t('billing.pay.checkout.close')} size="small" onClick={close} />}
    >
      {text}
    </Callout>
  );
};
