import { type ReceivedMethod, receivedMethods } from '@portal/contract/billing/invoice-status.ts';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

type CheckOrWireFieldsProps = {
  methodLabel: string;
  method: ReceivedMethod;
  onMethod: (method: ReceivedMethod) => void;
  reference: FieldProps;
  amount: FieldProps;
};

/** How money came or went outside of the payment provider, by which number, and how much it was. */
export const CheckOrWireFields = ({ methodLabel, method, onMethod, reference, amount }: CheckOrWireFieldsProps) => {
  const { t } = useTranslation();
  return (
    <>
      <Segmented
        label={methodLabel}
        options={receivedMethods.map((value) => ({ value, label: t(`billing.methods.${value}`) }))}
        value={method}
        onChange={onMethod}
      />
      <TextField label={t('billing.screens.receive.reference')} required maxLength={80} {...reference} />
      <TextField label={t('billing.screens.receive.amount')} inputMode="decimal" required {...amount} />
    </>
  );
};
