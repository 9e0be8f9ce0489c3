import type { PublicPlace, PublicTracking } from '@portal/contract/sharing/public-tracking.ts';
import { useQuery } from '@tanstack/react-query';
import type { Translate } from '../../../platform/words/translate.ts';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { LaneTitle } from '../../../ui/primitives/lane-title.tsx';
import { trackedLoad } from '../public.api.ts';
import { LinkFailure, PublicFrame, PublicSkeleton } from './public-frame.tsx';
import { readersLanguage, usePublicLanguage } from './public-language.ts';
import { PublicPapers } from './public-papers.tsx';
import { TrackAnswer } from './track-answer.tsx';
import { TrackMap } from './track-map.tsx';
import { TrackTimeline } from './track-timeline.tsx';
import classes from './track-page.module.css';

/** True when the link has ended; after a lost connection the last data stay on the page. */
const hasEnded = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Tracking page of a load for people without a session; refetches itself. */
export const TrackPage = () => {
  const { token = '' } = useParams({ strict: false });
  const tracked = useQuery(trackedLoad(token));
  const { ready, language, choose } = usePublicLanguage(readersLanguage());
  if (!ready || tracked.isPending) return <PublicSkeleton />;
  const load = hasEnded(tracked.error) ? undefined : tracked.data;
  return (
    <PublicFrame account={load?.account_name} operator={load?.operator_name} language={language} onLanguage={choose}>
      {load ? (
        <Tracked load={load} at={tracked.dataUpdatedAt} stale={tracked.isError} />
      ) : (
        <LinkFailure error={tracked.error} onRetry={() => void tracked.refetch()} />
      )}
    </PublicFrame>
  );
};

const placeName = ({ city, state }: PublicPlace): string => [city, state].filter(Boolean).join(', ');

const Tracked = ({ load, at, stale }: { load: PublicTracking; at: number; stale: boolean }) => {
  const { t } = useTranslation();
  const title = t('sharing.track.title', { load: load.load_id });
  usePageTitle(title);
  const [, time] = dateAndTime(new Date(at).toISOString());
  return (
    <>
      <header className={classes.head}>
        <LaneTitle from={placeName(load.origin)} to={placeName(load.destination)} />
        <p className={classes.facts}>
          <RefText wraps>{factsOf(load, t)}</RefText>
        </p>
      </header>
      <TrackAnswer load={load} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <div className={classes.map}>
            <TrackMap load={load} />
          </div>
          {load.pod && (
            <Card title={t('sharing.track.pod')}>
              <PublicPapers papers={[load.pod]} opened={load.pod.id} />
            </Card>
          )}
        </div>
        <TrackTimeline load={load} />
      </div>
      <p className={classes.note} role="status">
        <RefText wraps>
          {[
            t(stale ? 'sharing.track.stale' : 'sharing.track.updated', { time }),
            t('sharing.track.until', { date: dateAndTime(load.expires_at)[0] }),
          ].join(' · ')}
        </RefText>
      </p>
    </>
  );
};

const factsOf = (load: PublicTracking, t: Translate): string =>
  [
    t('sharing.track.title', { load: load.load_id }),
    load.carrier?.name,
    load.pro_number && `${t('sharing.track.pro')} ${load.pro_number}`,
  ]
    .filter(Boolean)
    .join(' · ');
