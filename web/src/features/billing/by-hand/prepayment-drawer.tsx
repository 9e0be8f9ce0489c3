import type { Payment } from '@portal/contract/billing/billing.ts';
import type { ReceivedMethod } from '@portal/contract/billing/invoice-status.ts';
import { ReceivedPayment } from '@portal/contract/billing/money-by-hand.ts';
import { phraseOf, schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { ActionDrawer } from '../../../ui/overlays/action-drawer.tsx';
import { AccountPicker, type PickedAccount } from '../../accounts/form/account-picker.tsx';
import { receivePayment, useBillingChanged } from '../billing.api.ts';
import classes from '../billing.module.css';
import { CheckOrWireFields } from './check-or-wire-fields.tsx';
import { PaymentNote } from './payment-note.tsx';
import { RepeatBox, repeatFields } from './repeat-box.tsx';

type PrepaymentForm = {
  account: PickedAccount | null;
  method: ReceivedMethod;
  reference: string;
  amount: number | null;
  received_on: string;
  note: string;
  repeat: boolean;
};

const bodyOf = ({ account, amount, ...typed }: PrepaymentForm) => ({
  ...typed,
  account_id: account?.id,
  amount: amount ?? Number.NaN,
});

const checked = (typed: PrepaymentForm) => ({
  ...schemaFaults(ReceivedPayment, bodyOf(typed)),
  ...(!typed.account && { account: { phrase: phraseOf('http.required') } }),
});

/** A check or wire that came before any invoice: unapplied cash of an account. */
export const PrepaymentDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const today = operatorDay(useMe());
  const changed = useBillingChanged();
  const form = useCheckedForm<PrepaymentForm, Payment>({
    initial: {
      account: null,
      method: 'check',
      reference: '',
      amount: null,
      received_on: today,
      note: '',
      repeat: false,
    },
    check: checked,
    send: (typed) => receivePayment(ReceivedPayment.parse(bodyOf(typed))),
    onSent: ({ amount }) => {
      notify.success(t('billing.screens.receive.saved', { amount: money(amount) }));
      changed();
      onClose();
    },
  });
  const known = repeatFields(form, 'billing.repeated_payment');
  return (
    <ActionDrawer
      title={t('billing.pay.by_hand.prepayment')}
      action={t('billing.screens.receive.save')}
      form={form}
      onClose={onClose}
    >
      <p className={classes.quiet}>{t('billing.pay.by_hand.prepayment_text')}</p>
      <AccountPicker
        label={t('billing.pay.history.account')}
        placeholder={t('billing.pay.by_hand.find_account')}
        required
        {...known.field('account')}
      />
      <CheckOrWireFields
        methodLabel={t('billing.screens.receive.method')}
        method={form.values.method}
        onMethod={(method) => known.change({ method })}
        reference={known.field('reference')}
        amount={known.field('amount')}
      />
      <RepeatBox
        label={t('billing.pay.by_hand.repeat')}
        refusal={form.refusal}
        code="billing.repeated_payment"
        isRepeat={form.values.repeat}
        onRepeat={(repeat) => form.change({ repeat })}
      />
      <DateField label={t('billing.screens.receive.received_on')} required max={today} {...form.field('received_on')} />
      <PaymentNote {...form.field('note')} />
    </ActionDrawer>
  );
};
