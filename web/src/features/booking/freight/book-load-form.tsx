import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { Suspense } from 'react';
import type { DraftOwner } from '../../../platform/forms/drafts.ts';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { asksForTruck } from './form/quote-request.ts';
import { BookLoadProvider, useQuoteRequest } from './form/book-load-context.ts';
import classes from '../frame/booking-form.module.css';
import { BookLoadHead } from './book-load-head.tsx';
import { CargoCard } from './cargo/cargo-card.tsx';
import { ExtrasCard } from './extras/extras-card.tsx';
import type { InitialLoadForm } from './form/initial-form.ts';
import { panelId } from '../frame/quote-tabs.tsx';
import { StopsBetween } from './stops/stops-between.tsx';
import { StopsCard } from './stops/stops-card.tsx';
import { SummaryColumn } from './summary/summary-column.tsx';
import { useBookLoadState } from './form/use-book-load-state.ts';
import { useLoadCopying } from './form/use-load-copying.ts';
import { lazyPart } from '../../../platform/lazy-part.tsx';

type BookLoadFormProps = {
  owner: DraftOwner;
  initial: InitialLoadForm;
  quoteType: QuoteType;
  /** Those on offer, in any mode. */
  trucks: readonly TruckType[];
  title: string;
};

/** The form: stops, cargo and extras at the left, what they come to at the right. */
export const BookLoadForm = ({ owner, initial, quoteType, trucks, title }: BookLoadFormProps) => {
  const state = useBookLoadState(owner, initial, quoteType, trucks);
  const { bookLoad, sending } = state;
  const copying = useLoadCopying(initial, state);
  return (
    <BookLoadProvider value={bookLoad}>
      <form ref={state.root} className={classes.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <BookLoadHead
          title={title}
          quoteType={quoteType}
          initial={initial}
          draft={state.draft}
          copying={copying}
          onStartOver={state.startOver}
        />
        <div className={classes.columns} id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${quoteType}`}>
          <div className={classes.main}>
            <Sections />
          </div>
          <SummaryColumn
            editing={initial.load !== null}
            pending={sending.pending}
            failure={sending.failure}
            onSend={(purpose) => void state.send(purpose)}
          />
        </div>
      </form>
      {state.conflict && (
        <Suspense>
          <ConflictView
            theirs={state.conflict}
            yours={state.getValues()}
            onKeep={state.keepMine}
            onTake={state.takeTheirs}
          />
        </Suspense>
      )}
    </BookLoadProvider>
  );
};

const ConflictView = lazyPart(async () => (await import('./conflict-view.tsx')).ConflictView);
const TruckCard = lazyPart(async () => (await import('./truck/truck-card.tsx')).TruckCard);
const TruckStops = lazyPart(async () => (await import('./truck/truck-stops.tsx')).TruckStops);

/** Stops, cargo and extras, and for loads with a truck of their own what that is to be. */
const Sections = () => {
  const quoteRequest = useQuoteRequest();
  const needsTruck = asksForTruck(quoteRequest);
  const truck = needsTruck && (
    <Suspense fallback={<Skeleton height={240} />}>
      <TruckCard />
    </Suspense>
  );
  const isByTruck = quoteRequest.type === 'dedicated';
  return (
    <>
      <StopsCard />
      {needsTruck ? (
        <Suspense fallback={<Skeleton height={76} />}>
          <TruckStops />
        </Suspense>
      ) : (
        <StopsBetween />
      )}
      {isByTruck && truck}
      <CargoCard />
      {!isByTruck && truck}
      <ExtrasCard />
    </>
  );
};
