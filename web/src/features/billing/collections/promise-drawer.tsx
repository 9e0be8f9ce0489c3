import type { Invoice } from '@portal/contract/billing/billing.ts';
import { PromiseInput } from '@portal/contract/billing/collections/promises.ts';
import { isPayable } from '@portal/contract/billing/invoice-status.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActionDrawer } from '../../../ui/overlays/action-drawer.tsx';
import { useBillingChanged } from '../billing.api.ts';
import classes from './collections.module.css';
import { notePromise } from './collections.api.ts';

type PromiseForm = { pay_by: string; promised_by: string; note: string };
type PromiseDrawerProps = {
  invoices: readonly Pick<Invoice, 'id' | 'number' | 'status'>[];
  onSaved?: () => void;
  onClose: () => void;
};

/** The day by which a shipper has promised to pay invoices, and who did. */
export const PromiseDrawer = ({ invoices, onSaved, onClose }: PromiseDrawerProps) => {
  const { t } = useTranslation();
  const me = useMe();
  const changed = useBillingChanged();
  const payable = invoices.filter(({ status }) => isPayable(status));
  const bodyOf = (typed: PromiseForm) => ({ ...typed, billing_ids: payable.map(({ id }) => id) });
  const form = useCheckedForm<PromiseForm, unknown>({
    initial: { pay_by: addDays(operatorDay(me), 7), promised_by: '', note: '' },
    check: (typed) => schemaFaults(PromiseInput, bodyOf(typed)),
    send: (typed) => notePromise(bodyOf(typed)),
    onSent: () => {
      notify.success(t('billing.collect.promise.noted'));
      changed();
      onSaved?.();
      onClose();
    },
  });
  const title = t('billing.collect.promise.title', {
    count: payable.length,
    number: String(payable[0]?.number ?? ''),
  });
  return (
    <ActionDrawer title={title} action={t('billing.collect.promise.note')} form={form} onClose={onClose}>
      <p className={classes.quiet}>{t('billing.collect.promise.text')}</p>
      <DateField label={t('billing.collect.promise.pay_by')} required min={operatorDay(me)} {...form.field('pay_by')} />
      <TextField label={t('billing.collect.promise.who')} required maxLength={80} {...form.field('promised_by')} />
      <TextAreaField label={t('billing.collect.promise.comment')} maxLength={500} {...form.field('note')} />
    </ActionDrawer>
  );
};
