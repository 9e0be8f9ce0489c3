import type { Invoice, Payment } from '@portal/contract/billing/billing.ts';
import { isPayable, type PaymentDifference, type ReceivedMethod } from '@portal/contract/billing/invoice-status.ts';
import { ReceivedPayment } from '@portal/contract/billing/money-by-hand.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { notify } from '../../../platform/notify.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { isRefusedBy } from '../../../platform/api/api-error.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { ActionDrawer } from '../../../ui/overlays/action-drawer.tsx';
import { receivePayment, useBillingChanged } from '../billing.api.ts';
import classes from '../billing.module.css';
import { CheckOrWireFields } from './check-or-wire-fields.tsx';
import { DifferenceFields, reasonsFor } from './difference-fields.tsx';
import { PaymentNote } from './payment-note.tsx';
import { RepeatBox, repeatFields } from './repeat-box.tsx';

type ReceiveForm = {
  method: ReceivedMethod;
  reference: string;
  amount: number | null;
  received_on: string;
  variance_reason: PaymentDifference | '';
  note: string;
  repeat: boolean;
  isUnapplied: boolean;
};

type ReceiveDrawerProps = { invoices: readonly Invoice[]; onClose: () => void; onSaved?: () => void };

const bodyOf = (payable: readonly Invoice[], owed: number) => (typed: ReceiveForm) => {
  const { isUnapplied, amount, variance_reason, note, ...kept } = typed;
  const differs = reasonsFor(amount, owed).length > 0;
  return {
    ...kept,
    ...(isUnapplied ? { account_id: payable[0]?.account.id } : { billing_ids: payable.map(({ id }) => id) }),
    // Null until a number is typed, which the schema then says; so does a reason that is not chosen yet.
    amount: amount ?? Number.NaN,
    ...(differs && !isUnapplied && { variance_reason }),
    // What is not on the screen is not sent.
    ...((differs || isUnapplied) && { note }),
  };
};

/** A check or wire that paid invoices of one account, written down by the operator. */
export const ReceiveDrawer = ({ invoices, onClose, onSaved }: ReceiveDrawerProps) => {
  const { t } = useTranslation();
  const me = useMe();
  const changed = useBillingChanged();
  const payable = invoices.filter(({ status }) => isPayable(status));
  const owed = dollars(sum(payable.map(({ balance }) => cents(balance))));
  const body = bodyOf(payable, owed);
  const form = useCheckedForm<ReceiveForm, Payment>({
    initial: {
      method: 'check',
      reference: '',
      amount: owed,
      received_on: operatorDay(me),
      variance_reason: '',
      note: '',
      repeat: false,
      isUnapplied: false,
    },
    check: (typed) => schemaFaults(ReceivedPayment, body(typed)),
    send: (typed) => receivePayment(ReceivedPayment.parse(body(typed))),
    onSent: ({ amount }) => {
      notify.success(t('billing.screens.receive.saved', { amount: money(amount) }));
      changed();
      onSaved?.();
      onClose();
    },
  });
  const account = payable[0]?.account.name ?? '';
  const text = t('billing.screens.receive.intro', { count: payable.length, account, owed: money(owed) });
  return (
    <ActionDrawer
      title={t('billing.screens.receive.title')}
      action={t('billing.screens.receive.save')}
      form={form}
      onClose={onClose}
    >
      <Fields form={form} text={text} owed={owed} account={account} />
    </ActionDrawer>
  );
};

type FieldsProps = {
  form: ReturnType<typeof useCheckedForm<ReceiveForm, Payment>>;
  text: string;
  owed: number;
  account: string;
};

const Fields = ({ form, text, owed, account }: FieldsProps) => {
  const me = useMe();
  const { t } = useTranslation();
  const { method, amount, repeat, isUnapplied, variance_reason } = form.values;
  const isBefore = isRefusedBy(form.refusal, 'billing.before_invoice');
  const known = repeatFields(form, 'billing.repeated_payment');
  const differs = reasonsFor(amount, owed).length > 0;
  const typeAmount = (typed: number | null) => {
    const fits = reasonsFor(typed, owed).some((one) => one === variance_reason);
    known.change({ amount: typed, ...(!fits && { variance_reason: '' }) });
  };
  const chooseDay = (received_on: string) => {
    if (isBefore) form.reopen();
    form.change({ received_on, isUnapplied: false });
  };
  return (
    <>
      <p className={classes.quiet}>{text}</p>
      <CheckOrWireFields
        methodLabel={t('billing.screens.receive.method')}
        method={method}
        onMethod={(chosen) => known.change({ method: chosen })}
        reference={known.field('reference')}
        amount={{ ...form.field('amount'), onChange: typeAmount }}
      />
      <RepeatBox
        label={t('billing.pay.by_hand.repeat')}
        refusal={form.refusal}
        code="billing.repeated_payment"
        isRepeat={repeat}
        onRepeat={(isRepeat) => form.change({ repeat: isRepeat })}
      />
      <DateField
        label={t('billing.screens.receive.received_on')}
        required
        max={operatorDay(me)}
        {...form.field('received_on')}
        onChange={chooseDay}
      />
      {(isUnapplied || isBefore) && (
        <Checkbox
          label={t('billing.pay.by_hand.unapplied', { account })}
          checked={isUnapplied}
          onChange={(checked) => form.change({ isUnapplied: checked })}
        />
      )}
      {!isUnapplied && <DifferenceFields amount={amount} owed={owed} difference={form.field('variance_reason')} />}
      {(differs || isUnapplied) && <PaymentNote {...form.field('note')} />}
    </>
  );
};
