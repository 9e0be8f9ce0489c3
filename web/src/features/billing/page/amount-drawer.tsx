import type { CreditInput, InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { chosenReasons } from '@portal/contract/billing/invoice-status.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { ActionDrawer } from '../../../ui/overlays/action-drawer.tsx';
import { useBillingChanged } from '../billing.api.ts';
import classes from '../billing.module.css';

type Body = { reason: (typeof chosenReasons)[number]; amount: number; note: string };
type AmountForm = Omit<Body, 'amount'> & { amount: number | null };

const bodyOf = (typed: AmountForm): Body => ({ ...typed, amount: typed.amount ?? Number.NaN });

type AmountDrawerProps = {
  invoice: InvoiceDetails;
  onClose: () => void;
  /** What it is called, what it does, what the amount may be, its button, and what is said once it is done. */
  words: { title: string; text?: string; amountHint: string; save: string; saved: string };
  /** The amount to begin with. */
  amount: number | null;
  schema: typeof CreditInput;
  send: (id: number, body: Body) => Promise<unknown>;
};

/** Takes an amount off an invoice or sends it back, for a reason. */
export const AmountDrawer = ({ invoice, onClose, words, amount, schema, send }: AmountDrawerProps) => {
  const { t } = useTranslation();
  const changed = useBillingChanged();
  const form = useCheckedForm<AmountForm, unknown>({
    initial: { reason: 'wrong_amount', amount, note: '' },
    check: (typed) => schemaFaults(schema, bodyOf(typed)),
    send: (typed) => send(invoice.id, bodyOf(typed)),
    onSent: () => {
      notify.success(words.saved);
      changed();
      onClose();
    },
  });
  return (
    <ActionDrawer title={words.title} action={words.save} form={form} onClose={onClose}>
      {words.text && <p className={classes.quiet}>{words.text}</p>}
      <SelectField
        label={t('billing.screens.credit.reason')}
        options={chosenReasons.map((value) => ({ value, label: t(`billing.reasons.${value}`) }))}
        required
        {...form.field('reason')}
      />
      <NumberField
        label={t('billing.screens.credit.amount')}
        hint={words.amountHint}
        prefix="$"
        required
        {...form.field('amount')}
      />
      <TextAreaField label={t('billing.screens.credit.note')} maxLength={500} {...form.field('note')} />
    </ActionDrawer>
  );
};
