import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { passesBorder } from '@portal/contract/places/border.ts';
import { memo, Suspense } from 'react';
import type { DraftOwner } from '../../../platform/forms/drafts.ts';
import { TwinCard } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { asksForTruck } from './form/quote-request.ts';
import {
  BookLoadProvider,
  useBookLoad,
  useFromLoad,
  useLoadFaults,
  useLoadParts,
  useQuoteRequest,
} from './form/book-load-context.ts';
import classes from '../frame/booking-form.module.css';
import { BookLoadHead } from './book-load-head.tsx';
import { CargoCard } from './cargo/cargo-card.tsx';
import { AccessorialsCard } from './accessorials/accessorials-card.tsx';
import type { InitialLoadForm } from './form/initial-form.ts';
import { panelId } from '../frame/quote-tabs.tsx';
import { StopsBetween } from './stops/stops-between.tsx';
import { StopColumn } from './stops/stop-column.tsx';
import { SummaryColumn } from './summary/summary-column.tsx';
import { useBookLoadState } from './form/use-book-load-state.ts';
import { goesInTransit } from './form/load-form-input.ts';
import { useTransitOffer } from './summary/use-transit-offer.ts';
import { useLoadCopying } from './form/use-load-copying.ts';
import { lazyPart } from '../../../platform/lazy-part.tsx';

type BookLoadFormProps = {
  owner: DraftOwner;
  initial: InitialLoadForm;
  quoteType: QuoteType;
  /** The trucks on offer in any mode. */
  trucks: readonly TruckType[];
  title: string;
};

/** The form: stops, cargo and accessorials at the left, their summary at the right. */
export const BookLoadForm = ({ owner, initial, quoteType, trucks, title }: BookLoadFormProps) => {
  const state = useBookLoadState(owner, initial, quoteType, trucks);
  const { bookLoad, sending } = state;
  const copying = useLoadCopying(initial, state);
  return (
    <BookLoadProvider value={bookLoad}>
      <form ref={state.root} className={classes.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <BookLoadHead
          owner={owner}
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
            mayAsk={sending.mayAsk}
            waiting={sending.waiting}
            onStopWaiting={sending.stopWaiting}
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
const BorderCard = lazyPart(async () => (await import('../../places/border-card.tsx')).BorderCard);
const TermsCard = lazyPart(async () => (await import('../../places/terms/terms-card.tsx')).TermsCard);
const TransitCard = lazyPart(async () => (await import('./transit-card.tsx')).TransitCard);
const TruckCard = lazyPart(async () => (await import('./truck/truck-card.tsx')).TruckCard);
const TruckStops = lazyPart(async () => (await import('./truck/truck-stops.tsx')).TruckStops);

/** Stops, cargo and accessorials, and the truck of loads that get one of their own; each watches its part of the form. */
const Sections = memo(() => {
  const quoteRequest = useQuoteRequest();
  const hasTruck = asksForTruck(quoteRequest);
  const truck = hasTruck && (
    <Suspense fallback={<Skeleton height={240} />}>
      <TruckCard />
    </Suspense>
  );
  const isByTruck = quoteRequest.type === 'dedicated';
  return (
    <>
      <StopsCard />
      {hasTruck ? (
        <Suspense fallback={<Skeleton height={76} />}>
          <TruckStops />
        </Suspense>
      ) : (
        <StopsBetween />
      )}
      {isByTruck && truck}
      <CargoCard />
      {!isByTruck && truck}
      <BorderOfLoad />
      <AccessorialsCard />
      <TermsOfLoad />
    </>
  );
});

/** Asked where the stops lie in several countries, and where the load may go through another one and does. */
const BorderOfLoad = () => {
  const { change } = useBookLoad();
  const { faultOf } = useLoadFaults();
  const form = useLoadParts('stops', 'border', 'in_transit');
  const isInTransit = goesInTransit(form);
  const offer = useTransitOffer(form.stops, isInTransit);
  return (
    <>
      {offer && (
        <Suspense>
          <TransitCard
            offer={offer}
            isChosen={isInTransit}
            fault={faultOf('in_transit')}
            onChange={(in_transit) => change((all) => ({ ...all, in_transit }), 'in_transit')}
          />
        </Suspense>
      )}
      {passesBorder(form.stops, isInTransit) && (
        <Suspense fallback={<Skeleton height={240} />}>
          <BorderCard
            stops={form.stops}
            border={form.border}
            isInTransit={isInTransit}
            faultOf={faultOf}
            onChange={(changed) => change((all) => ({ ...all, border: changed }), 'border')}
          />
        </Suspense>
      )}
    </>
  );
};

/** Who pays for the freight; a saved location it goes to may say who usually does. */
const TermsOfLoad = () => {
  const { change } = useBookLoad();
  const { faultOf } = useLoadFaults();
  const { freight_terms, bill_to } = useLoadParts('freight_terms', 'bill_to');
  const receiver = useFromLoad(({ stops }) => stops.at(-1)?.location_id ?? null);
  return (
    <Suspense fallback={<Skeleton height={150} />}>
      <TermsCard
        terms={freight_terms}
        billTo={bill_to}
        receiver={receiver}
        faultOf={faultOf}
        onChange={(changed) => change((all) => ({ ...all, ...changed }), ...Object.keys(changed))}
      />
    </Suspense>
  );
};

/** Pickup and delivery side by side, in one card. */
const StopsCard = () => {
  const count = useFromLoad(({ stops }) => stops.length);
  return (
    <TwinCard>
      <StopColumn index={0} />
      <StopColumn index={count - 1} />
    </TwinCard>
  );
};
