import { type InvoiceDetails, RefundInput } from '@portal/contract/billing/billing.ts';
import { chosenReasons } from '@portal/contract/billing/invoice-status.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useBillingChanged } from '../billing.api.ts';
import classes from '../billing.module.css';
import { refundInvoice } from '../pay/pay.api.ts';

type RefundForm = { reason: (typeof chosenReasons)[number]; amount: string; note: string };

const bodyOf = ({ reason, amount, note }: RefundForm) => ({
  reason,
  amount: Number(amount.replaceAll(',', '')),
  note,
});

/** Sends back what was paid online for an invoice, in whole or in part. */
export const RefundDrawer = ({ invoice, onClose }: { invoice: InvoiceDetails; onClose: () => void }) => {
  const { t } = useTranslation();
  const changed = useBillingChanged();
  const form = useCheckedForm<RefundForm, unknown>({
    initial: { reason: 'wrong_amount', amount: invoice.refundable.toFixed(2), note: '' },
    check: (typed) => schemaFaults(RefundInput, bodyOf(typed)),
    send: (typed) => refundInvoice(invoice.id, bodyOf(typed)),
    onSent: () => {
      notify.success(t('billing.pay.refund.saved'));
      changed();
      onClose();
    },
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('billing.pay.refund.title', { number: String(invoice.number) })}
      footer={
        <Button kind="primary" pending={form.pending} onClick={form.submit}>
          {t('billing.pay.refund.save')}
        </Button>
      }
    >
      <CheckedForm form={form} className={classes.form}>
        <p className={classes.quiet}>{t('billing.pay.refund.text')}</p>
        <TextField
          label={t('billing.pay.refund.amount')}
          hint={t('billing.pay.refund.hint', { paid: money(invoice.refundable) })}
          inputMode="decimal"
          required
          {...form.field('amount')}
        />
        <SelectField
          label={t('billing.pay.refund.reason')}
          options={chosenReasons.map((value) => ({ value, label: t(`billing.reasons.${value}`) }))}
          required
          {...form.field('reason')}
        />
        <TextAreaField label={t('billing.pay.refund.note')} maxLength={500} {...form.field('note')} />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </CheckedForm>
    </Drawer>
  );
};
