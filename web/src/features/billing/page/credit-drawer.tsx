import { CreditInput, type InvoiceDetails } from '@portal/contract/billing/billing.ts';
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
import { creditInvoice, useBillingChanged } from '../billing.api.ts';
import classes from '../billing.module.css';

type CreditForm = { reason: (typeof chosenReasons)[number]; amount: string; note: string };

const bodyOf = ({ reason, amount, note }: CreditForm) => ({
  reason,
  amount: Number(amount.replaceAll(',', '')),
  note,
});

/** Takes back a part of an invoice, or all that is still owed of it. */
export const CreditDrawer = ({ invoice, onClose }: { invoice: InvoiceDetails; onClose: () => void }) => {
  const { t } = useTranslation();
  const changed = useBillingChanged();
  const form = useCheckedForm<CreditForm, unknown>({
    initial: { reason: 'wrong_amount', amount: '', note: '' },
    check: (typed) => schemaFaults(CreditInput, bodyOf(typed)),
    send: (typed) => creditInvoice(invoice.id, bodyOf(typed)),
    onSent: () => {
      notify.success(t('billing.screens.credit.saved'));
      changed();
      onClose();
    },
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('billing.screens.credit.title', { number: String(invoice.number) })}
      footer={
        <Button kind="primary" pending={form.pending} onClick={form.submit}>
          {t('billing.screens.credit.save')}
        </Button>
      }
    >
      <CheckedForm form={form} className={classes.form}>
        <SelectField
          label={t('billing.screens.credit.reason')}
          options={chosenReasons.map((value) => ({ value, label: t(`billing.reasons.${value}`) }))}
          required
          {...form.field('reason')}
        />
        <TextField
          label={t('billing.screens.credit.amount')}
          hint={t('billing.screens.credit.amount_hint', { owed: money(invoice.balance) })}
          inputMode="decimal"
          required
          {...form.field('amount')}
        />
        <TextAreaField label={t('billing.screens.credit.note')} maxLength={500} {...form.field('note')} />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </CheckedForm>
    </Drawer>
  );
};
