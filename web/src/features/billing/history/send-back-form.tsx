import type { Payment } from '@portal/contract/billing/billing.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { sendBackUnapplied } from '../billing.api.ts';
import classes from '../billing.module.css';
import { SentFields, useSentForm } from '../page/sent-refund-form.tsx';

/** A check or wire that sent back cash no invoice has taken. */
export const SendBackForm = ({ payment, onSaved }: { payment: Payment; onSaved: () => void }) => {
  const { t } = useTranslation();
  const form = useSentForm(payment.unapplied, (body) => sendBackUnapplied(payment.id, body), onSaved);
  return (
    <CheckedForm form={form} className={classes.form}>
      <SentFields form={form} most={payment.unapplied} />
      <Button kind="primary" type="submit" pending={form.pending}>
        {t('billing.pay.refund.record')}
      </Button>
    </CheckedForm>
  );
};
