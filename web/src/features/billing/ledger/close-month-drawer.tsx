import type { PeriodCheck } from '@portal/contract/billing/periods/period-checks.ts';
import type { ClosedMonths } from '@portal/contract/billing/periods/periods.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { money, monthText } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ActionDrawer } from '../../../ui/overlays/action-drawer.tsx';
import { myLoadsAddress } from '../../loads/addresses.ts';
import { paymentHubAddress, paymentsAddress } from '../addresses.ts';
import { useBillingChanged } from '../billing.api.ts';
import formClasses from '../billing.module.css';
import classes from './ledger-page.module.css';
import { closedMonths, closeMonth } from './periods.api.ts';

/** Where what is open is looked at and finished. */
const addresses = {
  unbilled_loads: linkOptions({ ...myLoadsAddress, search: { group: 'delivered' } }),
  payments_under_way: linkOptions({ to: '/payment-hub', search: { status: 'payment_processing' } }),
  payments_differ: paymentHubAddress,
  unapplied_cash: paymentsAddress,
  owed_back: paymentHubAddress,
  contested: paymentHubAddress,
  undecided_bills: linkOptions({ to: '/carrier-bills', search: {} }),
} satisfies Record<PeriodCheck, object>;

type CloseForm = { month: string; despite: boolean };

/** Closes a month of the books, once it is seen what is open in it. */
export const CloseMonthDrawer = ({ open, onClose }: { open: readonly string[]; onClose: () => void }) => {
  const { t } = useTranslation();
  const changed = useBillingChanged();
  const form = useCheckedForm<CloseForm, ClosedMonths>({
    initial: { month: open[0] ?? '', despite: false },
    check: () => ({}),
    send: (typed) => closeMonth(typed),
    onSent: ({ closed_through }) => {
      notify.success(t('billing.pay.months.closed', { month: monthText(closed_through ?? '') }));
      changed();
      onClose();
    },
  });
  const { month, despite } = form.values;
  const checks = useQuery(closedMonths(month)).data?.checks ?? [];
  return (
    <ActionDrawer
      title={t('billing.pay.months.close_title')}
      action={t('billing.pay.months.close_it', { month: monthText(month) })}
      form={form}
      onClose={onClose}
    >
      <p className={formClasses.quiet}>{t('billing.pay.months.close_text')}</p>
      <SelectField
        label={t('billing.pay.months.month')}
        options={open.map((value) => ({ value, label: monthText(value) }))}
        {...form.field('month')}
      />
      {checks.length === 0 ? (
        <p role="status">{t('billing.pay.months.ready')}</p>
      ) : (
        <section>
          <h3>{t('billing.pay.months.open')}</h3>
          <ul className={classes.checks}>
            {checks.map(({ check, count, amount }) => (
              <li key={check}>
                <Link {...addresses[check]}>{t(`billing.pay.months.checks.${check}`)}</Link>
                <span>{[String(count), ...(amount === null ? [] : [money(amount)])].join(', ')}</span>
              </li>
            ))}
          </ul>
          <Checkbox
            label={t('billing.pay.months.despite')}
            checked={despite}
            onChange={(on) => form.change({ despite: on })}
          />
          {form.faultOf('despite') && <p role="alert">{form.faultOf('despite')}</p>}
        </section>
      )}
    </ActionDrawer>
  );
};
