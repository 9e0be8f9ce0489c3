import type { PaymentPromise } from '@portal/contract/billing/collections/promises.ts';
import { useMutation } from '@tanstack/react-query';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { date, dateAndTime } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { useBillingChanged } from '../billing.api.ts';
import { withdrawPromise } from './collections.api.ts';
import classes from './collections.module.css';

/** What was promised of an invoice, and what became of it; one that stands can be withdrawn. */
export const PromiseList = ({ invoice, promises }: { invoice: number; promises: readonly PaymentPromise[] }) => {
  const { t } = useTranslation();
  const changed = useBillingChanged();
  const { mutate, isPending } = useMutation({
    mutationFn: () => withdrawPromise(invoice),
    onSuccess: () => notify.success(t('billing.collect.promise.withdrawn')),
    onError: notifyFailure,
    onSettled: changed,
  });
  const stands = promises.some(({ state }) => state === 'open' || state === 'broken');
  return (
    <>
      <h3>{t('billing.collect.promise.list')}</h3>
      <ul className={classes.reminders}>
        {promises.map(({ id, pay_by, promised_by, note, state, noted_by, noted_at }) => (
          <li key={id}>
            <span>
              <b className={state === 'broken' ? classes.broken : undefined}>
                {t(`billing.collect.promise.states.${state}`)}
              </b>{' '}
              {t('billing.collect.promise.by', { date: date(pay_by), who: promised_by })}
            </span>
            {note && <span>{note}</span>}
            <span className={classes.quiet}>
              {t('billing.collect.promise.noted_by', { who: noted_by ?? '', date: dateAndTime(noted_at).join(' ') })}
            </span>
          </li>
        ))}
      </ul>
      {stands && (
        <div>
          <Button pending={isPending} onClick={() => mutate()}>
            {t('billing.collect.promise.withdraw')}
          </Button>
        </div>
      )}
    </>
  );
};
