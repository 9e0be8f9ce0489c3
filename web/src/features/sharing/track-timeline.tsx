import type { PublicTracking } from '@portal/contract/sharing/public-tracking.ts';
import { useTranslation } from 'react-i18next';
import { dateAndTime } from '../../platform/format.ts';
import { Card } from '../../ui/card.tsx';
import { RefText } from '../../ui/date-text.tsx';
import classes from './track-page.module.css';

const troubles = new Set(['DELAY', 'EXCEPTION', 'DELIVERY_ATTEMPTED', 'PICKUP_ATTEMPTED', 'CUSTOMS_HOLD']);

/** What the carrier reported, newest first, on the clocks of the places. */
export const TrackTimeline = ({ load }: { load: PublicTracking }) => {
  const { t } = useTranslation();
  return (
    <Card title={t('sharing.track.history')}>
      {load.events.length === 0 && <p className={classes.when}>{t('sharing.track.no_history')}</p>}
      <ol className={classes.lines}>
        {load.events.toReversed().map((event) => {
          const [date, time] = dateAndTime(event.occurred_at, event.timezone ?? undefined);
          const city = [event.city, event.state].filter(Boolean).join(', ');
          return (
            <li key={event.id} className={classes.line} data-trouble={troubles.has(event.type) || undefined}>
              <p className={classes.what}>
                {[t(`loads.tracking_events.${event.type}`), city].filter(Boolean).join(', ')}
              </p>
              <time className={classes.when} dateTime={event.occurred_at}>
                <RefText>{`${date} ${time}`}</RefText>
              </time>
            </li>
          );
        })}
      </ol>
    </Card>
  );
};
