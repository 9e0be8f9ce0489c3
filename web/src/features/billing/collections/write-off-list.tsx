import type { WriteOff } from '@portal/contract/billing/collections/write-offs.ts';
import { useMutation } from '@tanstack/react-query';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { dateAndTime, money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { useBillingChanged } from '../billing.api.ts';
import { decideWriteOff, recoverInvoice } from './collections.api.ts';
import classes from './collections.module.css';

/** What was written off of an invoice or is asked to be, and what can be done about the latest. */
export const WriteOffList = ({ invoice, writeOffs }: { invoice: number; writeOffs: readonly WriteOff[] }) => {
  const { t } = useTranslation();
  const [latest] = writeOffs;
  const me = useMe();
  return (
    <>
      <h3>{t('billing.collect.write_off.list')}</h3>
      <ul className={classes.reminders}>
        {writeOffs.map((one) => (
          <li key={one.id}>
            <WriteOffText writeOff={one} />
          </li>
        ))}
      </ul>
      {latest && !me.signed_in_as && <Decisions invoice={invoice} writeOff={latest} />}
    </>
  );
};

const WriteOffText = ({ writeOff }: { writeOff: WriteOff }) => {
  const { t } = useTranslation();
  const { amount, reason, note, status, asked_by, asked_at, decided_by, decided_at, recovered } = writeOff;
  const at = (moment: string) => dateAndTime(moment).join(' ');
  return (
    <>
      <span>
        <b>{t(`billing.collect.write_off.statuses.${status}`)}</b>{' '}
        {[money(amount), t(`billing.collect.write_off.reasons.${reason}`)].join(', ')}
      </span>
      {note && <span>{note}</span>}
      <span className={classes.quiet}>
        {t('billing.collect.write_off.asked_by', { who: asked_by, date: at(asked_at) })}
      </span>
      {decided_by && decided_at && (
        <span className={classes.quiet}>
          {t(status === 'declined' ? 'billing.collect.write_off.declined_by' : 'billing.collect.write_off.booked_by', {
            who: decided_by,
            date: at(decided_at),
          })}
        </span>
      )}
      {recovered && (
        <span className={classes.quiet}>
          {t('billing.collect.write_off.recovered_on', { date: at(recovered.at) })}{' '}
          {[recovered.by, recovered.note].filter(Boolean).join(': ')}
        </span>
      )}
    </>
  );
};

const useAct = (act: () => Promise<unknown>, done: string) => {
  const changed = useBillingChanged();
  return useMutation({
    mutationFn: act,
    onSuccess: () => notify.success(done),
    onError: notifyFailure,
    onSettled: changed,
  });
};

const Decisions = ({ invoice, writeOff: { status, may_confirm } }: { invoice: number; writeOff: WriteOff }) => {
  const { t } = useTranslation();
  const confirm = useAct(() => decideWriteOff(invoice, { agrees: true }), t('billing.collect.write_off.booked'));
  const decline = useAct(() => decideWriteOff(invoice, { agrees: false }), t('billing.collect.write_off.declined'));
  const recover = useAct(() => recoverInvoice(invoice, {}), t('billing.collect.write_off.recovered'));
  if (status === 'booked') {
    return (
      <div className={classes.decisions}>
        <Button pending={recover.isPending} onClick={() => recover.mutate()}>
          {t('billing.collect.write_off.recover')}
        </Button>
      </div>
    );
  }
  if (status !== 'waiting') return null;
  return (
    <div className={classes.decisions}>
      <Button
        kind="primary"
        pending={confirm.isPending}
        disabledReason={!may_confirm && t('billing.errors.write_off_own')}
        onClick={() => confirm.mutate()}
      >
        {t('billing.collect.write_off.confirm')}
      </Button>
      <Button pending={decline.isPending} onClick={() => decline.mutate()}>
        {t(may_confirm ? 'billing.collect.write_off.decline' : 'billing.collect.write_off.take_back')}
      </Button>
    </div>
  );
};
