import { type BillPurpose, billPurposes } from '@portal/contract/carrier-bills/bill-status.ts';
import { NewBill, type CarrierBillDetails } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { useNavigate } from '@tanstack/react-router';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PlusIcon, TrashIcon } from '../../../ui/icons/action-icons.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { carrierBillAddress } from '../addresses.ts';
import { takeBill, useBillsChanged } from '../carrier-bills.api.ts';
import classes from '../carrier-bills.module.css';

type Charge = { code: string; amount: number | null };
type Form = {
  scac: string;
  number: string;
  purpose: BillPurpose;
  billed_on: string;
  pro_number: string;
  bol_number: string;
  weight_lb: number | null;
  freight_class: string;
  lines: Charge[];
};

const bodyOf = ({ lines, ...form }: Form) => ({
  ...form,
  lines: lines.map(({ code, amount }) => ({ code: code.trim(), amount: amount ?? Number.NaN })),
});

const empty: Form = {
  scac: '',
  number: '',
  purpose: 'original',
  billed_on: '',
  pro_number: '',
  bol_number: '',
  weight_lb: null,
  freight_class: '',
  lines: [
    { code: 'BASE', amount: null },
    { code: 'FUEL', amount: null },
  ],
};

/** A carrier's bill as it lies on the desk. */
export const BillForm = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const me = useMe();
  const changed = useBillsChanged();
  const form = useCheckedForm<Form, CarrierBillDetails>({
    initial: empty,
    check: (typed) => schemaFaults(NewBill, bodyOf(typed)),
    send: (typed) => takeBill(bodyOf(typed)),
    onSent: async ({ id, number }) => {
      notify.success(t('carrier_bills.screens.intake.saved', { number }));
      void changed();
      onClose();
      await navigate(carrierBillAddress(id));
    },
  });
  return (
    <CheckedForm form={form} className={classes.form}>
      <div className={classes.pair}>
        <TextField label={t('carrier_bills.screens.intake.scac')} maxLength={4} required {...form.field('scac')} />
        <TextField label={t('carrier_bills.screens.intake.number')} required {...form.field('number')} />
        <SelectField
          label={t('carrier_bills.screens.intake.purpose')}
          options={billPurposes.map((value) => ({ value, label: t(`carrier_bills.purposes.${value}`) }))}
          {...form.field('purpose')}
        />
        <DateField
          label={t('carrier_bills.screens.intake.billed_on')}
          required
          max={operatorDay(me)}
          {...form.field('billed_on')}
        />
        <TextField label={t('carrier_bills.screens.intake.pro')} {...form.field('pro_number')} />
        <TextField label={t('carrier_bills.screens.intake.bol')} {...form.field('bol_number')} />
        <NumberField label={t('carrier_bills.screens.intake.weight')} {...form.field('weight_lb')} />
        <TextField label={t('carrier_bills.screens.intake.freight_class')} {...form.field('freight_class')} />
      </div>
      <Charges lines={form.values.lines} faultOf={form.faultOf} onChange={(lines) => form.change({ lines })} />
      <Button type="submit" kind="primary" pending={form.pending}>
        {t('carrier_bills.screens.intake.save')}
      </Button>
    </CheckedForm>
  );
};

type ChargesProps = {
  lines: readonly Charge[];
  faultOf: (field: string) => string | undefined;
  onChange: (lines: Charge[]) => void;
};

const Charges = ({ lines, faultOf, onChange }: ChargesProps) => {
  const { t } = useTranslation();
  const put = (index: number, change: Partial<Charge>) =>
    onChange(lines.map((line, i) => (i === index ? { ...line, ...change } : line)));
  return (
    <>
      {lines.map(({ code, amount }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a charge has nothing but its place
        <div key={index} className={classes.charge}>
          <TextField
            label={t('carrier_bills.screens.intake.code', { number: index + 1 })}
            value={code}
            error={faultOf(`lines.${index}.code`)}
            onChange={(value) => put(index, { code: value })}
          />
          <NumberField
            label={t('carrier_bills.screens.intake.amount', { number: index + 1 })}
            prefix="$"
            signed
            value={amount}
            error={faultOf(`lines.${index}.amount`)}
            onChange={(value) => put(index, { amount: value })}
          />
          <IconButton
            label={t('carrier_bills.screens.intake.remove_charge', { number: index + 1 })}
            icon={TrashIcon}
            onClick={() => onChange(lines.filter((_, i) => i !== index))}
          />
        </div>
      ))}
      <Button
        kind="ghost"
        icon={<PlusIcon size={16} />}
        onClick={() => onChange([...lines, { code: '', amount: null }])}
      >
        {t('carrier_bills.screens.intake.add_charge')}
      </Button>
    </>
  );
};
