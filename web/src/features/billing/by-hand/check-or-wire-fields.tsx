import { type ReceivedMethod, receivedMethods } from '@portal/contract/billing/invoice-status.ts';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';

type Unlabelled<P> = Omit<P, 'label'>;

type CheckOrWireFieldsProps = {
  methodLabel: string;
  method: ReceivedMethod;
  onMethod: (method: ReceivedMethod) => void;
  reference: Unlabelled<ComponentProps<typeof TextField>>;
  amount: Unlabelled<ComponentProps<typeof NumberField>>;
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
      <NumberField label={t('billing.screens.receive.amount')} prefix="$" required {...amount} />
    </>
  );
};
