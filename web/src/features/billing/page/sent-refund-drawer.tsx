import { type InvoiceDetails, SentRefund } from '@portal/contract/billing/billing.ts';
import type { ReceivedMethod } from '@portal/contract/billing/invoice-status.ts';
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
import { recordRefund, useBillingChanged } from '../billing.api.ts';
import classes from '../billing.module.css';
import { CheckOrWireFields } from './check-or-wire-fields.tsx';

type SentForm = { method: ReceivedMethod; reference: string; amount: number | null; sent_on: string };

const bodyOf = ({ amount, ...typed }: SentForm) => ({ ...typed, amount: amount ?? Number.NaN });

/** A check or wire with which the operator has sent back what is owed back for an invoice. */
export const SentRefundDrawer = ({ invoice, onClose }: { invoice: InvoiceDetails; onClose: () => void }) => {
  const { t } = useTranslation();
  const me = useMe();
  const changed = useBillingChanged();
  const { id, number, account, owed_back } = invoice;
  const owed = money(owed_back);
  const form = useCheckedForm<SentForm, number>({
    initial: {
      method: 'check',
      reference: '',
      amount: owed_back,
      sent_on: operatorDay(me),
    },
    check: (typed) => schemaFaults(SentRefund, bodyOf(typed)),
    send: async (typed) => {
      const body = bodyOf(typed);
      await recordRefund(id, body);
      return body.amount;
    },
    onSent: (amount) => {
      notify.success(t('billing.pay.refund.recorded', { amount: money(amount) }));
      changed();
      onClose();
    },
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('billing.pay.refund.record_title', { number: String(number) })}
      footer={
        <Button kind="primary" pending={form.pending} onClick={form.submit}>
          {t('billing.pay.refund.record')}
        </Button>
      }
    >
      <CheckedForm form={form} className={classes.form}>
        <p className={classes.quiet}>{t('billing.pay.refund.to_send', { amount: owed, account: account.name })}</p>
        <CheckOrWireFields
          methodLabel={t('billing.pay.refund.method')}
          method={form.values.method}
          onMethod={(method) => form.change({ method })}
          reference={form.field('reference')}
          amount={{ hint: t('billing.pay.refund.record_hint', { owed }), ...form.field('amount') }}
        />
        <DateField label={t('billing.pay.refund.sent_on')} required {...form.field('sent_on')} />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </CheckedForm>
    </Drawer>
  );
};
