import type { Checkout } from '@portal/contract/billing/billing.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { oneOf, wholeNumber } from '../../../platform/routing/address-values.ts';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { money } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CloseIcon } from '../../../ui/icons/action-icons.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { failureText } from '../failure-text.ts';
import { saveReceipt } from '../receipts/receipts.api.ts';
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
  const clear = useClearAddress();
  const sayReceived = useSayReceived();
  const said = useRef<number>(undefined);
  const sayOnce = useEffectEvent((checkout: Checkout) => {
    if (said.current === checkout.id) return;
    said.current = checkout.id;
    sayReceived(checkout);
    clear();
  });
  const isPaid = data?.status === 'paid';
  useEffect(() => {
    if (isPaid) sayOnce(data);
  }, [isPaid, data]);
  // A payment that was left is said once it is given up.
  if (!data || isLeft || isPaid) return null;
  return <Outcome checkout={data} />;
};

/** Takes what the provider's page has written out of the address. */
const useClearAddress = () => {
  const navigate = useNavigate();
  return () =>
    void navigate({
      to: '.',
      search: ({ checkout: _checkout, outcome: _outcome, ...rest }: Record<string, unknown>) => rest,
      replace: true,
      resetScroll: false,
    });
};

/** Thanks for what was received, with its receipt. */
const useSayReceived = () => {
  const { t } = useTranslation();
  return ({ amount, receipt }: Checkout): void => {
    const sum = money(amount);
    if (!receipt) return notify.success(t('billing.pay.checkout.paid', { amount: sum }));
    const { number, sent_to: email } = receipt;
    notify.success(t('billing.pay.receipt.received', { amount: sum, number: String(number), email }), {
      label: t('billing.pay.receipt.open'),
      run: () => void saveReceipt(number, currentLanguage()).catch(notifyFailure),
    });
  };
};

const Outcome = ({ checkout }: { checkout: Checkout }) => {
  const { t } = useTranslation();
  const text = useOutcomeText(checkout);
  const close = useClearAddress();
  return (
    <Callout
      kind={checkout.status === 'failed' ? 'danger' : 'warning'}
      action={<IconButton icon={CloseIcon} label={t('billing.pay.checkout.close')} size="small" onClick={close} />}
    >
      {text}
    </Callout>
  );
};
