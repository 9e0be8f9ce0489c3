import type { Payment } from '@portal/contract/billing/billing.ts';
import { Bounce } from '@portal/contract/billing/money-by-hand.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { notify } from '../../../platform/notify.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActionDrawer } from '../../../ui/overlays/action-drawer.tsx';
import { bouncePayment, useBillingChanged } from '../billing.api.ts';
import classes from '../billing.module.css';

type BounceForm = { bounced_on: string; reason: string };
type BounceDrawerProps = { payment: Payment; onSaved: () => void; onClose: () => void };

/** Says that a bank took back a check or wire: its invoices are owed again. */
export const BounceDrawer = ({ payment, onSaved, onClose }: BounceDrawerProps) => {
  const me = useMe();
  const { t } = useTranslation();
  const changed = useBillingChanged();
  const form = useCheckedForm<BounceForm, Payment>({
    initial: { bounced_on: operatorDay(me), reason: '' },
    check: (typed) => schemaFaults(Bounce, typed),
    send: (typed) => bouncePayment(payment.id, typed),
    onSent: ({ amount }) => {
      notify.success(t('billing.pay.history.bounced', { amount: money(amount) }));
      changed();
      onSaved();
    },
  });
  const title = t('billing.pay.history.bounce_title', {
    reference: payment.reference,
    amount: money(payment.amount),
  });
  return (
    <ActionDrawer title={title} action={t('billing.pay.history.bounce')} form={form} onClose={onClose}>
      <p className={classes.quiet}>{t('billing.pay.history.bounce_text')}</p>
      <DateField
        label={t('billing.pay.history.bounced_on')}
        required
        min={payment.received_on}
        max={operatorDay(me)}
        {...form.field('bounced_on')}
      />
      <TextField label={t('billing.pay.history.bounce_reason')} required maxLength={200} {...form.field('reason')} />
    </ActionDrawer>
  );
};
