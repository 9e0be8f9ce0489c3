import { phraseOfCode } from '../../../platform/words/phrase-of-code.ts';
import type { PublicTracking } from '@portal/contract/sharing/public-tracking.ts';
import { isTrouble } from '@portal/contract/tracking/event-kinds.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { Timeline, TimelineDetail, TimelineLine } from '../../../ui/status/timeline.tsx';
import classes from './track-page.module.css';

/** The tracking events, newest first, in the local time of each place. */
export const TrackTimeline = ({ load }: { load: PublicTracking }) => {
  const { t } = useTranslation();
  const title = t('sharing.track.history');
  if (load.events.length === 0) {
    return (
      <Card title={title}>
        <p className={classes.none}>{t('sharing.track.no_history')}</p>
      </Card>
    );
  }
  return (
    <Card title={title}>
      <Timeline>
        {load.events.toReversed().map((event) => {
          const [date, time] = dateAndTime(event.occurred_at, event.timezone ?? undefined);
          const city = [event.city, event.state].filter(Boolean).join(', ');
          return (
            <TimelineLine
              key={event.id}
              title={[phraseOfCode('loads.tracking_events', event.type), city].filter(Boolean).join(', ')}
              mark={isTrouble(event.type) ? 'trouble' : undefined}
            >
              <TimelineDetail>
                <time dateTime={event.occurred_at}>
                  <RefText>{`${date} ${time}`}</RefText>
                </time>
              </TimelineDetail>
            </TimelineLine>
          );
        })}
      </Timeline>
    </Card>
  );
};
