import type { Claim, ClaimEntry } from '@portal/contract/claims/claim.ts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateAndTime } from '../../../platform/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RefText } from '../../../ui/date-text.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Timeline, TimelineDetail, TimelineLine } from '../../../ui/timeline.tsx';
import { claimEntries } from '../claims.api.ts';
import classes from './claim-page.module.css';

const shownOnPage = 6;

/** Who did what when, the newest first; what was said stands in the messages. */
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
      {data && <Lines entries={entries.slice(0, shownOnPage)} />}
      <Drawer opened={all} onClose={() => setAll(false)} title={t('claims.screens.page.history')}>
        <Lines entries={entries} />
      </Drawer>
    </Card>
  );
};

const Lines = ({ entries }: { entries: readonly ClaimEntry[] }) => {
  const { t } = useTranslation();
  return (
    <Timeline>
      {entries.map((entry) => {
        const [day, time] = dateAndTime(entry.at);
        return (
          <TimelineLine
            key={entry.id}
            title={entry.event ? t(`claims.events.${entry.event}`) : t('claims.screens.page.edited')}
            time={
              <>
                <RefText>{day}</RefText> {time}
              </>
            }
          >
            <TimelineDetail>{whoText(entry, t)}</TimelineDetail>
            {entry.kind === 'edit' && <TimelineDetail>{changedText(entry, t)}</TimelineDetail>}
          </TimelineLine>
        );
      })}
    </Timeline>
  );
};

const whoText = ({ actor, side }: ClaimEntry, t: TFunction): string =>
  [actor, t(`claims.sides.${side}`)].filter(Boolean).join(', ');

/** Which fields of the case a change touched, by the names its page gives them. */
const names: Readonly<Record<string, string>> = {
  type: 'page.kind',
  category: 'page.category',
  reason: 'page.reason',
  supporting_text: 'page.story',
  amount: 'page.claimed',
  amount_basis: 'page.basis',
  currency: 'form.currency',
  discovered_on: 'page.discovered',
  delivered_on: 'page.delivered',
  invoice_number: 'page.invoice',
  invoice_received_on: 'page.invoice_received',
  documents: 'page.papers',
  representative_id: 'page.rep',
  representative: 'page.rep',
  carrier_claim_number: 'page.carrier_claim',
};

const changedText = ({ details }: ClaimEntry, t: TFunction): string =>
  Object.keys(details)
    .flatMap((field) => names[field] ?? [])
    .map((name) => t(`claims.screens.${name}`))
    .join(', ');
