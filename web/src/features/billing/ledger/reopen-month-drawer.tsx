import type { ClosedMonths } from '@portal/contract/billing/periods/periods.contract.ts';
import { type Faults, phraseOf } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { monthText } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { ActionDrawer } from '../../../ui/overlays/action-drawer.tsx';
import { useBillingChanged } from '../billing.api.ts';
import classes from '../billing.module.css';
import { reopenMonth } from './periods.api.ts';

const faultsOf = ({ reason }: { reason: string }): Faults =>
  reason.trim() ? {} : { reason: { phrase: phraseOf('http.required') } };

/** Opens the last closed month again, for a reason. */
export const ReopenMonthDrawer = ({ month, onClose }: { month: string; onClose: () => void }) => {
  const { t } = useTranslation();
  const changed = useBillingChanged();
  const named = { month: monthText(month) };
  const form = useCheckedForm<{ reason: string }, ClosedMonths>({
    initial: { reason: '' },
    check: faultsOf,
    send: ({ reason }) => reopenMonth({ month, reason: reason.trim() }),
    onSent: () => {
      notify.success(t('billing.pay.months.reopened', named));
      changed();
      onClose();
    },
  });
  const title = t('billing.pay.months.reopen', named);
  return (
    <ActionDrawer title={title} action={title} form={form} onClose={onClose}>
      <p className={classes.quiet}>{t('billing.pay.months.reopen_text', named)}</p>
      <TextAreaField label={t('billing.pay.months.reason')} maxLength={500} required {...form.field('reason')} />
    </ActionDrawer>
  );
};
