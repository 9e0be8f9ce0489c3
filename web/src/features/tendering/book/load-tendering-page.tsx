import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../platform/lazy-part.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { loadDetails } from '../../loads/loads.api.ts';
import { bookingAddress, loadAddress, selectionAddress } from '../../loads/addresses.ts';
import { choiceClosedReason } from '../../quotes/list/choice-refusal.ts';
import { loadQuotes } from '../../quotes/quotes.api.ts';
import classes from './load-tendering-page.module.css';
import { BookingColumns } from './load-tendering-skeleton.tsx';
import { TenderOutcome } from '../outcome/tender-outcome.tsx';
import { outcomeOf } from '../outcome/outcome.ts';
import type { TenderSearch } from './tender-search.ts';

// A load that is booked already has no need of it.
const BookingForm = lazyPart(async () => (await import('./booking-form.tsx')).BookingForm);

const route = getRouteApi('/frame/quote-book/load-tendering/$loadId/$carrierId');

/** Booking a load with the chosen carrier: stops, confirmation, and then the carrier's answer. */
export const LoadTenderingPage = () => {
  const { t } = useTranslation();
  const params = route.useParams();
  const search = route.useSearch();
  const loadId = Number(params.loadId);
  const { data: load } = useSuspenseQuery(loadDetails(loadId));
  const { data: quotes } = useSuspenseQuery(loadQuotes(loadId));
  usePageTitle(t('tendering.booking.page_title', { load: loadId }));
  useBreadcrumb([
    { label: t('frame.navigation.book_a_load'), address: bookingAddress(load.quote_type) },
    { label: String(loadId), address: loadAddress(loadId) },
    ...(outcomeOf(load, Number(params.carrierId), search.quote) === 'accepted'
      ? [{ label: t('tendering.booking.crumb_booked') }]
      : [
          { label: t('quotes.selection.crumb'), address: selectionAddress(loadId) },
          { label: t('tendering.booking.crumb') },
        ]),
  ]);
  return (
    <div className={classes.page}>
      <Booking key={loadId} load={load} quotes={quotes} carrierId={Number(params.carrierId)} />
    </div>
  );
};

type BookingProps = { load: LoadDetails; quotes: CarrierQuotes; carrierId: number };

const Booking = ({ load, quotes, carrierId }: BookingProps) => {
  const { t } = useTranslation();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const outcome = outcomeOf(load, carrierId, search.quote);
  const answer = outcome === 'waiting' || outcome === 'declined' ? outcome : null;
  const quote = quoteOf(quotes, carrierId, search.quote ?? (answer && load.carrier_quote_id));
  if (outcome && !answer) return <TenderOutcome load={load} />;
  const over = answer ? null : choiceClosedReason(load);
  if (over) {
    return (
      <Closed load={load} action={<LinkButton {...loadAddress(load.id)}>{t('quotes.selection.open_load')}</LinkButton>}>
        {t(`quotes.selection.${over}`)}
      </Closed>
    );
  }
  if (!quote) {
    const choose = <LinkButton {...selectionAddress(load.id)}>{t('tendering.booking.choose_another')}</LinkButton>;
    return (
      <Closed load={load} action={choose}>
        {t('tendering.booking.quote_gone')}
      </Closed>
    );
  }
  const change = (changed: TenderSearch) => void navigate({ search: (before) => ({ ...before, ...changed }) });
  const toStep = (step: 'confirm' | undefined) =>
    void navigate({ search: ({ step: _, ...before }) => ({ ...before, ...(step && { step }) }) });
  return (
    <Suspense fallback={<BookingColumns />}>
      <BookingForm
        load={load}
        quote={quote}
        nextBest={nextBestOf(quotes, quote)}
        answer={answer}
        search={search}
        change={change}
        toStep={toStep}
      />
    </Suspense>
  );
};

type ClosedProps = Pick<BookingProps, 'load'> & { action: ReactNode; children: ReactNode };

/** In the place of the form: why the load cannot be booked here, and where to go on. */
const Closed = ({ load, action, children }: ClosedProps) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.head}>
        <h1 className={classes.title}>{t('tendering.booking.title', { load: load.id })}</h1>
      </div>
      <Callout action={action}>{children}</Callout>
    </>
  );
};

const nextBestOf = ({ items }: CarrierQuotes, chosen: CarrierQuote): CarrierQuote | null =>
  items
    .filter(({ status, carrier }) => status === 'open' && carrier.id !== chosen.carrier.id)
    .toSorted((a, b) => a.price - b.price)[0] ?? null;

/** The quote the address names; without one the carrier's cheapest. */
const quoteOf = (quotes: CarrierQuotes, carrierId: number, quoteId: number | null | undefined) =>
  quotes.items
    .filter(({ id, carrier }) => carrier.id === carrierId && id === (quoteId ?? id))
    .toSorted((a, b) => a.price - b.price)[0];
