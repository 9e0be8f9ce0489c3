import type { FormField } from '../../../platform/forms/use-checked-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';

/** What is said of a payment, which its account reads too. */
export const PaymentNote = (field: FormField<string>) => {
  const { t } = useTranslation();
  return (
    <TextAreaField
      label={t('billing.screens.credit.note')}
      hint={t('billing.pay.by_hand.note_hint')}
      maxLength={500}
      {...field}
    />
  );
};
