import { differencesOf, type PaymentDifference } from '@portal/contract/billing/invoice-status.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { FormField } from '../../../platform/forms/use-checked-form.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import classes from '../billing.module.css';

/** The reasons there may be for less or for more dollars than are owed; none for exactly that, or without an amount. */
export const reasonsFor = (amount: number | null, owed: number): readonly PaymentDifference[] =>
  amount === null ? [] : differencesOf(cents(amount), cents(owed));

type DifferenceFieldsProps = {
  amount: number | null;
  owed: number;
  difference: FormField<PaymentDifference | ''>;
};

/** Why less or more came than is owed, and what becomes of the difference; nothing where there is none. */
export const DifferenceFields = ({ amount, owed, difference }: DifferenceFieldsProps) => {
  const { t } = useTranslation();
  const reasons = reasonsFor(amount, owed);
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
    </>
  );
};
