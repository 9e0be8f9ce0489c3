import type { ReceivedMethod } from '@portal/contract/billing/invoice-status.ts';
import { SentRefund } from '@portal/contract/billing/money-by-hand.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { notify } from '../../../platform/notify.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { ActionDrawer } from '../../../ui/overlays/action-drawer.tsx';
import { type SentRefundBody, useBillingChanged } from '../billing.api.ts';
import classes from '../billing.module.css';
import { CheckOrWireFields } from './check-or-wire-fields.tsx';
import { RepeatBox, repeatFields } from './repeat-box.tsx';

type SentForm = {
  method: ReceivedMethod;
  reference: string;
  amount: number | null;
  sent_on: string;
  repeat: boolean;
};

const bodyOf = ({ amount, ...typed }: SentForm) => ({ ...typed, amount: amount ?? Number.NaN });

type SentMoneyDrawerProps = {
  title: string;
  /** Whose money it is. */
  account: string;
  /** What can be sent back, in US dollars. */
  most: number;
  send: (body: SentRefundBody) => Promise<unknown>;
  onSaved: () => void;
  onClose: () => void;
};

/** A check or wire with which the operator has sent money back to an account. */
export const SentMoneyDrawer = ({ title, account, most, send, onSaved, onClose }: SentMoneyDrawerProps) => {
  const { t } = useTranslation();
  const me = useMe();
  const changed = useBillingChanged();
  const form = useCheckedForm<SentForm, number>({
    initial: { method: 'check', reference: '', amount: most, sent_on: operatorDay(me), repeat: false },
    check: (typed) => schemaFaults(SentRefund, bodyOf(typed)),
    send: async (typed) => {
      const body = bodyOf(typed);
      await send(body);
      return body.amount;
    },
    onSent: (amount) => {
      notify.success(t('billing.pay.refund.recorded', { amount: money(amount) }));
      changed();
      onSaved();
    },
  });
  const known = repeatFields(form, 'billing.repeated_refund');
  return (
    <ActionDrawer title={title} action={t('billing.pay.refund.record')} form={form} onClose={onClose}>
      <p className={classes.quiet}>{t('billing.pay.refund.to_send', { amount: money(most), account })}</p>
      <CheckOrWireFields
        methodLabel={t('billing.pay.refund.method')}
        method={form.values.method}
        onMethod={(method) => known.change({ method })}
        reference={known.field('reference')}
        amount={{ hint: t('billing.pay.refund.record_hint', { owed: money(most) }), ...known.field('amount') }}
      />
      <RepeatBox
        label={t('billing.pay.by_hand.repeat')}
        refusal={form.refusal}
        code="billing.repeated_refund"
        isRepeat={form.values.repeat}
        onRepeat={(repeat) => form.change({ repeat })}
      />
      <DateField label={t('billing.pay.refund.sent_on')} required max={operatorDay(me)} {...form.field('sent_on')} />
    </ActionDrawer>
  );
};
