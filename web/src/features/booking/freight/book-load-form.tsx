import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { lazy, Suspense, useRef } from 'react';
import type { DraftOwner } from '../../../platform/forms/drafts.ts';
import { useFaultFocus } from '../../../platform/forms/use-fault-focus.ts';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { asksForTruck } from './form/asking.ts';
import { BookLoadProvider, useBookLoad } from './form/book-load-context.ts';
import classes from './book-load-form.module.css';
import { BookLoadHead } from './book-load-head.tsx';
import { CargoCard } from './cargo/cargo-card.tsx';
import { ExtrasCard } from './extras/extras-card.tsx';
import type { Opening } from './form/opening.ts';
import { panelId } from '../frame/quote-tabs.tsx';
import { StopsBetween } from './stops/stops-between.tsx';
import { StopsCard } from './stops/stops-card.tsx';
import { SummaryColumn } from './summary-column.tsx';
import { useBookLoadState } from './form/use-book-load-state.ts';
import { useLoadCopying } from './form/use-load-copying.ts';
import type { Purpose } from '../frame/use-sending.ts';

type BookLoadFormProps = {
  owner: DraftOwner;
  opening: Opening;
  quoteType: QuoteType;
  /** Those on offer, in any mode. */
  trucks: readonly TruckType[];
  title: string;
};

/** The form: stops, cargo and extras at the left, what they come to at the right. */
export const BookLoadForm = ({ owner, opening, quoteType, trucks, title }: BookLoadFormProps) => {
  const root = useRef<HTMLFormElement>(null);
  const focusFault = useFaultFocus(root);
  const state = useBookLoadState(owner, opening, quoteType, trucks);
  const { bookLoad, sending } = state;
  const copying = useLoadCopying(opening, bookLoad);
  const send = async (purpose: Purpose) => {
    if (await state.check()) await sending.send(bookLoad.form, purpose);
    else focusFault();
  };
  return (
    <BookLoadProvider value={bookLoad}>
      <form ref={root} className={classes.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <BookLoadHead
          title={title}
          quoteType={quoteType}
          opening={opening}
          draft={state.draft}
          copying={copying}
          onStartOver={state.startOver}
        />
        <div className={classes.columns} id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${quoteType}`}>
          <div className={classes.main}>
            <Sections />
          </div>
          <SummaryColumn
            editing={opening.load !== null}
            pending={sending.pending}
            failure={sending.failure}
            faultCount={state.faultCount}
            onSend={(purpose) => void send(purpose)}
          />
        </div>
      </form>
      {state.conflict && (
        <Suspense>
          <ConflictView
            theirs={state.conflict}
            yours={bookLoad.form}
            onKeep={state.keepMine}
            onTake={state.takeTheirs}
          />
        </Suspense>
      )}
    </BookLoadProvider>
  );
};

const ConflictView = lazy(async () => ({ default: (await import('../frame/conflict-view.tsx')).ConflictView }));
const TruckCard = lazy(async () => ({ default: (await import('./truck/truck-card.tsx')).TruckCard }));
const TruckStops = lazy(async () => ({ default: (await import('./truck/truck-stops.tsx')).TruckStops }));

/** Stops, cargo and extras, and for loads with a truck of their own what that is to be. */
const Sections = () => {
  const { asking } = useBookLoad();
  const needsTruck = asksForTruck(asking);
  const truck = needsTruck && (
    <Suspense fallback={<Skeleton height={240} />}>
      <TruckCard />
    </Suspense>
  );
  const isByTruck = asking.type === 'dedicated';
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
