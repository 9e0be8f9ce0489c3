import { isOver } from '@portal/contract/loads/load-states.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import type { LoadNotices } from '@portal/contract/notices/load-notices.ts';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../platform/session/current-user.ts';
import { dateAndTime } from '../../platform/words/format.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { RefText } from '../../ui/primitives/date-text.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { loadNotices } from './notices.api.ts';
import classes from './notices.module.css';
import { PersonLine } from './person.tsx';
import { RecipientsForm } from './recipients-form.tsx';

type NoticesDrawerProps = { loadId: number; status: LoadStatus; onClose: () => void };

/** Who outside the account gets notices of a load, and what they were sent. */
export const NoticesDrawer = ({ loadId, status, onClose }: NoticesDrawerProps) => {
  const { t } = useTranslation();
  const notices = useQuery(loadNotices(loadId));
  const isAtHome = !useMe().signed_in_as;
  const mayChange = !isOver(status) && isAtHome;
  const { data } = notices;
  if (data && mayChange)
    return <RecipientsForm key={data.version} notices={data} onClose={onClose} sent={<Sent notices={data} />} />;
  return (
    <Drawer opened onClose={onClose} title={t('notices.title')}>
      {notices.isPending && <Skeleton height={60} />}
      {notices.isError && <ErrorState error={notices.error} onRetry={() => void notices.refetch()} />}
      {data && (
        <div className={classes.form}>
          <p className={classes.about}>{t('notices.about')}</p>
          {data.recipients.length === 0 && <p className={classes.none}>{t('notices.nobody')}</p>}
          <ul className={classes.people}>
            {data.recipients.map((one) => (
              <li key={one.email}>
                <PersonLine person={one} isUnsubscribed={one.is_unsubscribed} />
              </li>
            ))}
          </ul>
          <Sent notices={data} />
        </div>
      )}
    </Drawer>
  );
};

const Sent = ({ notices: { mails } }: { notices: LoadNotices }) => {
  const { t } = useTranslation();
  return (
    <section className={classes.form} aria-label={t('notices.sent_title')}>
      <h3 className={classes.heading}>{t('notices.sent_title')}</h3>
      {mails.length === 0 && <p className={classes.none}>{t('notices.nothing_sent')}</p>}
      <ul className={classes.mails}>
        {mails.map(({ id, email, occasion, state, at }) => (
          <li key={id}>
            {t(`notices.occasions.${occasion}`)} · {email}
            <small data-state={state}>
              {t(`notices.states.${state}`)} · <RefText wraps>{dateAndTime(at).join(', ')}</RefText>
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
};
