import type { Claim, ClaimEntry } from '@portal/contract/claims/claim.ts';
import { useQuery } from '@tanstack/react-query';
import type { Translate } from '../../../platform/words/translate.ts';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { Timeline, TimelineDetail, TimelineLine } from '../../../ui/status/timeline.tsx';
import { claimEntries } from '../claims.api.ts';
import classes from './claim-page.module.css';
import { detailsOf, titleOf } from './history-text.ts';

const shownOnPage = 6;

/** Status changes and edits of a case, newest first; messages have their own card. */
export const ClaimHistory = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const { data, error, isPending, refetch } = useQuery(claimEntries(claim.id));
  const entries = (data?.items ?? []).filter(({ kind }) => kind === 'move' || kind === 'edit');
  return (
    <Card
      title={t('claims.screens.page.history')}
      aside={
        entries.length > shownOnPage && (
          <Button kind="link" size="small" onClick={() => setAll(true)}>
            {t('claims.screens.page.history_all', { count: entries.length })}
          </Button>
        )
      }
    >
      {isPending && <Skeleton height={90} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && entries.length === 0 && <p className={classes.quiet}>{t('claims.screens.page.history_none')}</p>}
      {data && <Lines claim={claim} entries={entries.slice(0, shownOnPage)} />}
      <Drawer opened={all} onClose={() => setAll(false)} title={t('claims.screens.page.history')}>
        <Lines claim={claim} entries={entries} />
      </Drawer>
    </Card>
  );
};

const Lines = ({ claim, entries }: { claim: Claim; entries: readonly ClaimEntry[] }) => {
  const { t } = useTranslation();
  return (
    <Timeline>
      {entries.map((entry) => {
        const [day, time] = dateAndTime(entry.at);
        return (
          <TimelineLine
            key={entry.id}
            title={titleOf(entry, t)}
            time={
              <>
                <RefText>{day}</RefText> {time}
              </>
            }
          >
            <TimelineDetail>{whoText(entry, t)}</TimelineDetail>
            {detailsOf(entry, claim, t).map((detail) => (
              <TimelineDetail key={detail}>{detail}</TimelineDetail>
            ))}
          </TimelineLine>
        );
      })}
    </Timeline>
  );
};

const whoText = ({ actor, side }: ClaimEntry, t: Translate): string =>
  [actor, t(`claims.sides.${side}`)].filter(Boolean).join(', ');
