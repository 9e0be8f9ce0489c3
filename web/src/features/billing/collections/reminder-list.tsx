import type { DunningMail } from '@portal/contract/billing/collections/dunning.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './collections.module.css';

/** Reminders that were mailed or wait to be, newest first; with their invoices where they are an account's. */
export const ReminderList = ({
  mailed,
  namesInvoices = false,
}: {
  mailed: readonly DunningMail[];
  namesInvoices?: boolean;
}) => {
  const { t } = useTranslation();
  return (
    <ul className={classes.reminders}>
      {mailed.map((one) => (
        <li key={one.id}>
          <Reminder reminder={one} />
          {namesInvoices && (
            <span className={classes.quiet}>
              {t('billing.collect.mailed.about', { numbers: one.invoices.map(({ number }) => number).join(', ') })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};

const Reminder = ({ reminder: { stage, email, sent_at, is_dropped } }: { reminder: DunningMail }) => {
  const { t } = useTranslation();
  const params = { stage: t(`billing.collect.stages.${stage}`), email };
  if (is_dropped) return t('billing.collect.mailed.dropped', params);
  if (sent_at === null) return t('billing.collect.mailed.waits', params);
  const [sentOn, time] = dateAndTime(sent_at);
  return t('billing.collect.mailed.sent', { ...params, date: sentOn, time });
};
