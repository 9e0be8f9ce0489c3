import { type Invoice, type Payment, ReceivedPayment } from '@portal/contract/billing/billing.ts';
import { isPayable, type ReceivedMethod } from '@portal/contract/billing/invoice-status.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { notify } from '../../../platform/notify.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { receivePayment, useBillingChanged } from '../billing.api.ts';
import classes from '../billing.module.css';
import { CheckOrWireFields } from './check-or-wire-fields.tsx';

type ReceiveForm = { method: ReceivedMethod; reference: string; amount: number | null; received_on: string };

type ReceiveDrawerProps = { invoices: readonly Invoice[]; onClose: () => void; onSaved?: () => void };

/** A check or wire that paid invoices of one account, written down by the operator. */
export const ReceiveDrawer = ({ invoices, onClose, onSaved }: ReceiveDrawerProps) => {
  const { t } = useTranslation();
  const me = useMe();
  const changed = useBillingChanged();
  const payable = invoices.filter(({ status }) => isPayable(status));
  const owed = dollars(sum(payable.map(({ balance }) => cents(balance))));
  const bodyOf = ({ method, reference, amount, received_on }: ReceiveForm) => ({
    billing_ids: payable.map(({ id }) => id),
    method,
    reference,
    // Null until a number is typed, which the schema then says.
    amount: amount ?? Number.NaN,
    received_on,
  });
  const form = useCheckedForm<ReceiveForm, Payment>({
    initial: {
      method: 'check',
      reference: '',
      amount: owed,
      received_on: operatorDay(me),
    },
    check: (typed) => schemaFaults(ReceivedPayment, bodyOf(typed)),
    send: (typed) => receivePayment(bodyOf(typed)),
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
    <Drawer
      opened
      onClose={onClose}
      title={t('billing.screens.receive.title')}
      footer={
        <Button kind="primary" pending={form.pending} onClick={form.submit}>
          {t('billing.screens.receive.save')}
        </Button>
      }
    >
      <CheckedForm form={form} className={classes.form}>
        <Fields form={form} text={text} />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </CheckedForm>
    </Drawer>
  );
};

type FieldsProps = { form: ReturnType<typeof useCheckedForm<ReceiveForm, Payment>>; text: string };

const Fields = ({ form, text }: FieldsProps) => {
  const { t } = useTranslation();
  return (
    <>
      <p className={classes.quiet}>{text}</p>
      <CheckOrWireFields
        methodLabel={t('billing.screens.receive.method')}
        method={form.values.method}
        onMethod={(method) => form.change({ method })}
        reference={form.field('reference')}
        amount={form.field('amount')}
      />
      <DateField label={t('billing.screens.receive.received_on')} required {...form.field('received_on')} />
    </>
  );
};
