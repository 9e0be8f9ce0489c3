import {
  type CarrierBillDetails,
  MatchInput,
  PaidInput,
  VoidInput,
} from '@portal/contract/carrier-bills/carrier-bill.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActionDrawer } from '../../../ui/overlays/action-drawer.tsx';
import { RepeatBox, repeatFields } from '../../billing/by-hand/repeat-box.tsx';
import { matchBill, payBill, useBillsChanged, voidBill } from '../carrier-bills.api.ts';

type DrawerProps = { bill: CarrierBillDetails; onClose: () => void };

const useDone = (onClose: () => void) => {
  const changed = useBillsChanged();
  return (text: string) => {
    notify.success(text);
    void changed();
    onClose();
  };
};

const purposes = ['original', 'balance_due', 'corrected'] as const;
type MatchForm = { load: string; purpose: (typeof purposes)[number] | null };

/** Names the load a bill is for, or says that it repeats no other bill. */
export const MatchDrawer = ({ bill, onClose }: DrawerProps) => {
  const { t } = useTranslation();
  const done = useDone(onClose);
  const bodyOf = ({ load, purpose }: MatchForm) => ({
    version: bill.version,
    load_id: Number(load.trim() || Number.NaN),
    ...(purpose && { purpose }),
  });
  const form = useCheckedForm<MatchForm, CarrierBillDetails>({
    initial: { load: bill.load ? String(bill.load.id) : '', purpose: bill.duplicate_of ? 'balance_due' : null },
    check: (typed) => {
      const { load_id, ...others } = schemaFaults(MatchInput, bodyOf(typed));
      return load_id ? { ...others, load: load_id } : others;
    },
    send: (typed) => matchBill(bill.id, bodyOf(typed)),
    onSent: ({ load }) => done(t('carrier_bills.screens.page.matched', { load: String(load?.id ?? '') })),
  });
  const title = t('carrier_bills.screens.page.match');
  return (
    <ActionDrawer title={title} action={title} form={form} onClose={onClose}>
      <TextField
        label={t('carrier_bills.screens.page.match_number')}
        inputMode="numeric"
        required
        {...form.field('load')}
      />
      {bill.purpose !== 'credit' && bill.series.length === 0 && (
        <SelectField
          label={t('carrier_bills.screens.page.purpose')}
          options={purposes.map((value) => ({ value, label: t(`carrier_bills.screens.page.purposes.${value}`) }))}
          value={form.values.purpose ?? bill.purpose}
          onChange={(purpose) => form.change({ purpose })}
        />
      )}
    </ActionDrawer>
  );
};

/** Writes down that the carrier was paid. */
export const PayDrawer = ({ bill, onClose }: DrawerProps) => {
  const { t } = useTranslation();
  const me = useMe();
  const done = useDone(onClose);
  const form = useCheckedForm<{ paid_on: string; reference: string; repeat: boolean }, CarrierBillDetails>({
    initial: { paid_on: '', reference: '', repeat: false },
    check: (typed) => schemaFaults(PaidInput, { version: bill.version, ...typed }),
    send: (typed) => payBill(bill.id, { version: bill.version, ...typed }),
    onSent: () =>
      done(t('carrier_bills.screens.page.paid', { amount: money(bill.to_pay ?? bill.approved_amount ?? 0) })),
  });
  const title = t('carrier_bills.screens.page.pay');
  const known = repeatFields(form, 'carrier_bills.repeated_payment');
  return (
    <ActionDrawer title={title} action={title} form={form} onClose={onClose}>
      <DateField
        label={t('carrier_bills.screens.page.pay_date')}
        required
        min={bill.billed_on}
        max={operatorDay(me)}
        {...form.field('paid_on')}
      />
      <TextField label={t('carrier_bills.screens.page.reference')} required {...known.field('reference')} />
      <RepeatBox
        label={t('carrier_bills.screens.page.pay_repeat')}
        refusal={form.refusal}
        code="carrier_bills.repeated_payment"
        isRepeat={form.values.repeat}
        onRepeat={(repeat) => form.change({ repeat })}
      />
    </ActionDrawer>
  );
};

/** Sets a bill aside, such as one that came twice. */
export const VoidDrawer = ({ bill, onClose }: DrawerProps) => {
  const { t } = useTranslation();
  const done = useDone(onClose);
  const form = useCheckedForm<{ reason: string }, CarrierBillDetails>({
    initial: { reason: '' },
    check: (typed) => schemaFaults(VoidInput, { version: bill.version, ...typed }),
    send: (typed) => voidBill(bill.id, { version: bill.version, ...typed }),
    onSent: () => done(t('carrier_bills.screens.page.voided')),
  });
  const title = t('carrier_bills.screens.page.void');
  return (
    <ActionDrawer title={title} action={title} form={form} onClose={onClose}>
      <TextAreaField
        label={t('carrier_bills.screens.page.reason')}
        maxLength={300}
        required
        {...form.field('reason')}
      />
    </ActionDrawer>
  );
};
