import type { Checkout, InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { can, mayDo, useMe } from '../../../platform/session/current-user.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button, ButtonAnchor } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import classes from '../page/invoice-page.module.css';
import { DifferenceText } from './differences.tsx';
import { failureText } from '../failure-text.ts';
import { useGiveUp } from './use-pay.ts';

/** How the payment of an invoice stands that was begun: what is waited for, and what can be done about it. */
export const PaymentState = ({ invoice: { status, checkout } }: { invoice: InvoiceDetails }) => {
  const { t } = useTranslation();
  if (!checkout) return null;
  if (status === 'failed') {
    const params = { amount: money(checkout.amount), reason: failureText(checkout.failure) };
    return <Callout kind="danger">{t('billing.pay.checkout.failed', params)}</Callout>;
  }
  if (status !== 'payment_processing') return null;
  if (checkout.status === 'differs') return <Differing checkout={checkout} />;
  if (checkout.status === 'processing') {
    return <p role="status">{t('billing.pay.checkout.bank', { amount: money(checkout.amount) })}</p>;
  }
  return <Unpaid checkout={checkout} />;
};

const Unpaid = ({ checkout: { id, url, amount, begun_by: person, failure } }: { checkout: Checkout }) => {
  const { t } = useTranslation();
  const me = useMe();
  const giveUp = useGiveUp();
  return (
    <>
      <p role="status">{t('billing.pay.checkout.open', { person, amount: money(amount) })}</p>
      {failure && (
        <p className={classes.note}>{t('billing.pay.checkout.declined', { reason: failureText(failure) })}</p>
      )}
      {url && !me.signed_in_as && (
        <ButtonAnchor kind="primary" size="main" fullWidth href={url}>
          {t('billing.pay.checkout.continue')}
        </ButtonAnchor>
      )}
      {mayDo(me, 'post:payments') && !me.signed_in_as && (
        <Button fullWidth pending={giveUp.isPending} onClick={() => giveUp.mutate(id)}>
          {t('billing.pay.checkout.cancel')}
        </Button>
      )}
    </>
  );
};

const Differing = ({ checkout }: { checkout: Checkout }) => {
  const { t } = useTranslation();
  const release = useGiveUp();
  if (!can(useMe(), 'act_for_operator')) return <p role="status">{t('billing.pay.checkout.differs')}</p>;
  return (
    <>
      <Callout kind="danger">
        <DifferenceText difference={checkout.difference} />
      </Callout>
      <p className={classes.note}>{t('billing.pay.checkout.release_text')}</p>
      <Button fullWidth pending={release.isPending} onClick={() => release.mutate(checkout.id)}>
        {t('billing.pay.checkout.release')}
      </Button>
    </>
  );
};
