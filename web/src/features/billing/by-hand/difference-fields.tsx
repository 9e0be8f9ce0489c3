import { type PaymentDifference, paymentDifferences } from '@portal/contract/billing/invoice-status.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { FormField } from '../../../platform/forms/use-checked-form.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import classes from '../billing.module.css';

const ofLess: readonly PaymentDifference[] = ['part_payment', 'deduction', 'bank_fee', 'other'];
const ofMore: readonly PaymentDifference[] = ['overpaid', 'paid_twice', 'prepayment', 'other'];

/** The reasons there may be for less or for more than is owed; none for exactly that. */
export const differencesOf = (amount: number | null, owed: number): readonly PaymentDifference[] => {
  if (amount === null || cents(amount) === cents(owed)) return [];
  return paymentDifferences.filter((one) => (amount < owed ? ofLess : ofMore).includes(one));
};

type DifferenceFieldsProps = {
  amount: number | null;
  owed: number;
  difference: FormField<PaymentDifference | ''>;
  note: FormField<string>;
};

/** Why less or more came than is owed, and what becomes of the difference; nothing where there is none. */
export const DifferenceFields = ({ amount, owed, difference, note }: DifferenceFieldsProps) => {
  const { t } = useTranslation();
  const reasons = differencesOf(amount, owed);
  if (reasons.length === 0 || amount === null) return null;
  const left = dollars(sum([cents(owed), cents(-amount)]));
  return (
    <>
      <p className={classes.quiet} role="status">
        {left > 0
          ? t('billing.pay.by_hand.short', { amount: money(left) })
          : t('billing.pay.by_hand.over', { amount: money(-left) })}
      </p>
      <SelectField
        label={t('billing.pay.by_hand.difference')}
        options={reasons.map((value) => ({ value, label: t(`billing.differences.${value}`) }))}
        placeholder={t('billing.pay.by_hand.choose')}
        required
        {...difference}
      />
      <TextAreaField label={t('billing.screens.credit.note')} maxLength={500} {...note} />
    </>
  );
};
