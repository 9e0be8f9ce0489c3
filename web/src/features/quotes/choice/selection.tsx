import { isEditable } from '@portal/contract/loads/load-states.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { isBilledByCarrier } from '@portal/contract/places/terms/freight-terms.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../platform/lazy-part.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { WhenReceived } from '../../drayage/received/when-received.tsx';
import classes from './carrier-selection-page.module.css';
import { ChoiceSummary } from './choice-summary.tsx';
import { PerformanceCard } from '../carriers/performance-card.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { BookingBarred } from '../booking-barred.tsx';
import { QuoteList } from '../list/quote-list.tsx';
import { loadQuotes } from '../quotes.api.ts';
import { SelectionHead } from './selection-head.tsx';
import { SelectionNotices } from '../list/selection-notices.tsx';
import { useLiveQuotes } from './use-live-quotes.ts';
import { useSelection } from '../list/use-selection.ts';

// What was paid before may stay away.
const LanePrices = lazyPart(
  async () => (await import('../carriers/lane-prices.tsx')).LanePrices,
  () => null,
);
const WithOperations = lazyPart(async () => (await import('./with-operations.tsx')).WithOperations);

const EstimateNote = lazyPart(async () => (await import('../../places/terms/estimate-note.tsx')).EstimateNote);

/** Head, live list and price of the choice. */
export const Selection = ({ load }: { load: LoadDetails }) => {
  useLiveQuotes(load.id);
  const { data: quotes, error, refetch, isFetching } = useQuery(loadQuotes(load.id));
  const selection = useSelection(load, quotes);
  return (
    <div className={classes.page}>
      <SelectionHead load={load} quotes={quotes} selection={selection} />
      <div className={classes.notices}>
        {selection.bar && isEditable(load.status) && <BookingBarred bar={selection.bar} />}
        <Suspense>{isBilledByCarrier(load.freight_terms) && <EstimateNote load={load} />}</Suspense>
        <SelectionNotices load={load} quotes={selection.shown} />
      </div>
      <div className={classes.columns}>
        {error && !quotes ? (
          <Card>
            <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />
          </Card>
        ) : (
          <UntilPricedByOperations load={load}>
            <QuoteList load={load} quotes={quotes} selection={selection} />
          </UntilPricedByOperations>
        )}
        {!selection.bar && (
          <div className={classes.side}>
            <ChoiceSummary load={load} selection={selection} />
            <Suspense>
              <LanePrices loadId={load.id} />
            </Suspense>
            {selection.chosen && <PerformanceCard carrier={selection.chosen.carrier} />}
          </div>
        )}
      </div>
      {!selection.bar && <PhoneBar load={load} selection={selection} />}
    </div>
  );
};

/** Operations price some loads; until then there are no carriers to list. */
const UntilPricedByOperations = ({ load, children }: { load: LoadDetails; children: ReactNode }) => {
  if (load.mode === 'drayage') return <WhenReceived loadId={load.id}>{children}</WhenReceived>;
  if (!load.operations_since) return children;
  return (
    <Card bare>
      <Suspense>
        <WithOperations load={load} />
      </Suspense>
    </Card>
  );
};
