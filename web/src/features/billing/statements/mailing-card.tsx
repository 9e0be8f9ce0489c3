import type { MailedStatement, StatementSchedule } from '@portal/contract/billing/statement-mails.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { date, dateAndTime, monthText } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { ScheduleDrawer } from './schedule-drawer.tsx';
import { scheduleQuery } from './statement-mails.api.ts';
import classes from './statement-page.module.css';

/** When statements are mailed, to whom, and which were. */
export const MailingCard = ({ account }: { account: number }) => {
  const { t } = useTranslation();
  const me = useMe();
  const { data, error, refetch, isFetching } = useQuery(scheduleQuery(account));
  const [isChanging, setChanging] = useState(false);
  const isOn = data !== undefined && data.recipients.length > 0;
  return (
    <Card
      title={t('billing.screens.statement.mail.card')}
      aside={
        data &&
        mayDo(me, 'post:payments') && (
          <Button onClick={() => setChanging(true)}>
            {t(isOn ? 'billing.screens.statement.mail.change' : 'billing.screens.statement.mail.set_up')}
          </Button>
        )
      }
    >
      {data ? (
        <Mailing schedule={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <Skeleton height={60} />
      )}
      {data && isChanging && <ScheduleDrawer schedule={data} onClose={() => setChanging(false)} />}
    </Card>
  );
};

const Mailing = ({ schedule }: { schedule: StatementSchedule }) => {
  const { t } = useTranslation();
  const { recipients, day_of_month: day, next_on, time_zone: zone, mailed } = schedule;
  return (
    <div className={classes.mailing}>
      {recipients.length === 0 ? (
        <p className={classes.quiet}>{t('billing.screens.statement.mail.off')}</p>
      ) : (
        <>
          <p>{t('billing.screens.statement.mail.on', { day, count: recipients.length })}</p>
          <ul className={classes.addresses}>
            {recipients.map((email) => (
              <li key={email}>{email}</li>
            ))}
          </ul>
          {next_on && (
            <p className={classes.quiet}>
              {t('billing.screens.statement.mail.next', { date: date(next_on), zone: zone.replaceAll('_', ' ') })}{' '}
              {t('billing.screens.statement.mail.nothing')}
            </p>
          )}
        </>
      )}
      {mailed.length > 0 && (
        <>
          <h3>{t('billing.screens.statement.mail.latest')}</h3>
          <ul className={classes.addresses}>
            {mailed.map((one) => (
              <li key={one.id}>
                <Mailed mailed={one} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

const Mailed = ({ mailed: { month, email, sent_at } }: { mailed: MailedStatement }) => {
  const { t } = useTranslation();
  const params = { month: monthText(month), email };
  if (sent_at === null) return t('billing.screens.statement.mail.waits', params);
  const [sentOn, time] = dateAndTime(sent_at);
  return t('billing.screens.statement.mail.sent', { ...params, date: sentOn, time });
};
