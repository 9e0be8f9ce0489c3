import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { AppliedCredit } from '@portal/contract/billing/money-by-hand.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { ActionDrawer } from '../../../ui/overlays/action-drawer.tsx';
import { applyCredit, useBillingChanged } from '../billing.api.ts';
import classes from '../billing.module.css';

type ApplyForm = { amount: number | null };

const bodyOf = ({ amount }: ApplyForm) => ({ amount: amount ?? Number.NaN });

/** Pays an invoice with what its account has: unapplied cash, and what is owed back for other invoices. */
export const ApplyCreditDrawer = ({ invoice, onClose }: { invoice: InvoiceDetails; onClose: () => void }) => {
  const { t } = useTranslation();
  const changed = useBillingChanged();
  const { id, number, account, account_credit, balance } = invoice;
  const most = Math.min(account_credit, balance);
  const form = useCheckedForm<ApplyForm, InvoiceDetails>({
    initial: { amount: most },
    check: (typed) => schemaFaults(AppliedCredit, bodyOf(typed)),
    send: (typed) => applyCredit(id, bodyOf(typed)),
    onSent: () => {
      notify.success(t('billing.pay.by_hand.applied'));
      changed();
      onClose();
    },
  });
  return (
    <ActionDrawer
      title={t('billing.pay.by_hand.apply_title', { number: String(number) })}
      action={t('billing.pay.by_hand.apply')}
      form={form}
      onClose={onClose}
    >
      <p className={classes.quiet}>
        {t('billing.pay.by_hand.apply_text', { account: account.name, credit: money(account_credit) })}
      </p>
      <NumberField
        label={t('billing.screens.credit.amount')}
        hint={t('billing.screens.credit.amount_hint', { owed: money(most) })}
        prefix="$"
        required
        {...form.field('amount')}
      />
    </ActionDrawer>
  );
};
