import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { type WriteOffReason, writeOffReasons } from '@portal/contract/billing/collections/write-off-states.ts';
import { WriteOffInput } from '@portal/contract/billing/collections/write-offs.ts';
import type { Collection } from '@portal/contract/billing/collections/dunning.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { ActionDrawer } from '../../../ui/overlays/action-drawer.tsx';
import { useBillingChanged } from '../billing.api.ts';
import { writeOffInvoice } from './collections.api.ts';
import classes from './collections.module.css';

type WriteOffDrawerProps = { invoice: InvoiceDetails; onClose: () => void };

/** Gives up all that is open of an invoice; above the operator's limit it then waits for a second person. */
export const WriteOffDrawer = ({ invoice, onClose }: WriteOffDrawerProps) => {
  const { t } = useTranslation();
  const changed = useBillingChanged();
  const form = useCheckedForm<{ reason: WriteOffReason; note: string }, Collection>({
    initial: { reason: 'uncollectible', note: '' },
    check: (typed) => schemaFaults(WriteOffInput, typed),
    send: (typed) => writeOffInvoice(invoice.id, typed),
    onSent: ({ write_offs }) => {
      const waits = write_offs[0]?.status === 'waiting';
      notify.success(t(waits ? 'billing.collect.write_off.asked' : 'billing.collect.write_off.booked'));
      changed();
      onClose();
    },
  });
  const params = { number: String(invoice.number), amount: money(invoice.balance) };
  return (
    <ActionDrawer
      title={t('billing.collect.write_off.title', params)}
      action={t('billing.collect.write_off.save', params)}
      form={form}
      onClose={onClose}
    >
      <p className={classes.quiet}>{t('billing.collect.write_off.text')}</p>
      <SelectField
        label={t('billing.collect.write_off.reason')}
        options={writeOffReasons.map((value) => ({ value, label: t(`billing.collect.write_off.reasons.${value}`) }))}
        {...form.field('reason')}
      />
      <TextAreaField label={t('billing.collect.promise.comment')} maxLength={500} {...form.field('note')} />
    </ActionDrawer>
  );
};
