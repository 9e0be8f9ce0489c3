import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, useRef } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { useAlertsSettled } from '../carriers/carrier-alerts.ts';
import { PendingQuoteRow } from './pending-quote-row.tsx';
import { isPhone } from '../../../platform/screen-width.ts';
import { type GuidedQuotes, loadGuide, whyPlaced } from '../guide/guide-place.ts';
import { ModeFilter } from './mode-filter.tsx';
import { NoQuotes } from './no-quotes.tsx';
import classes from './quote-list.module.css';
import { seesCosts } from '../markup/margin.ts';
import { isExpired, lowestPrice, tagsOf, upgradeOf } from './quote-order.ts';
import { quoteSorts } from '../quote-sorts.ts';
import { ProgressShape, QuoteProgress } from './quote-progress.tsx';
import { QuoteRow } from './quote-row.tsx';
import { SkeletonQuotes } from './skeleton-quotes.tsx';
import { useNow } from '../use-now.ts';
import { useQuoteKeys } from './use-quote-keys.ts';
import { WithoutPrice } from './without-price.tsx';
import type { Selection } from './use-selection.ts';
import { useSettledOrder } from './use-settled-order.ts';

type QuoteListProps = { load: LoadDetails; quotes: CarrierQuotes | undefined; selection: Selection };

/** The quotes as they arrive, and the carriers that have not answered. */
export const QuoteList = ({ load, quotes, selection }: QuoteListProps) => {
  const { t } = useTranslation();
  const { sort, setSort } = selection;
  const hasSeveralModes = load.quote_modes.length > 1;
  const alertsSettled = useAlertsSettled();
  const guide = useQuery(loadGuide(load.id, quotes?.items.length ?? 0));
  // What it says makes rows taller; nobody waits for it where it fails.
  const isGuideSettled = !guide.isPending || guide.failureCount > 0;
  return (
    <Card bare>
      <div className={classes.head}>
        {quotes ? (
          <QuoteProgress quotes={quotes} shown={selection.shown} several={hasSeveralModes} />
        ) : (
          <ProgressShape />
        )}
        <div className={classes.sort}>
          <Segmented
            label={t('quotes.sort.label')}
            value={sort}
            onChange={setSort}
            options={quoteSorts.map((value) => ({ value, label: t(`quotes.sort.${value}`) }))}
          />
        </div>
      </div>
      {hasSeveralModes && <ModeFilter modes={load.quote_modes} selection={selection} />}
      {quotes && alertsSettled && isGuideSettled ? (
        <>
          <QuoteTable load={load} quotes={quotes} selection={selection} guide={guide.data} />
          {selection.shown.length === 0 && <NoQuotes load={load} quotes={quotes} selection={selection} />}
          <WithoutPrice quotes={quotes} several={hasSeveralModes} />
        </>
      ) : (
        <SkeletonQuotes />
      )}
    </Card>
  );
};

const isListedIn =
  ({ excluded, shownModes }: Selection) =>
  ({ carrier, mode }: CarrierQuotes['pending'][number]): boolean =>
    !excluded.includes(carrier.id) && (shownModes.length === 0 || shownModes.includes(mode));

type QuoteTableProps = QuoteListProps & { quotes: CarrierQuotes; guide: GuidedQuotes | undefined };

const QuoteTable = ({ load, quotes, selection, guide }: QuoteTableProps) => {
  const { t } = useTranslation();
  const now = useNow(1000);
  const { shown, sort } = selection;
  const { order, inUse } = useSettledOrder(
    shown.map(({ id }) => id),
    sort,
  );
  const arrived = useArrivals(quotes.items);
  const keys = useQuoteKeys();
  const [open, setOpen] = useState<number | null>(() => (isPhone() ? null : (selection.chosen?.id ?? null)));
  const bookable = shown.filter((quote) => !isExpired(quote, now));
  const tags = tagsOf(bookable);
  const lowest = lowestPrice(bookable.length > 0 ? bookable : shown);
  const withMargin = seesCosts(quotes);
  const pending = quotes.closed ? [] : quotes.pending.filter(isListedIn(selection));
  return (
    <div
      ref={keys}
      role="table"
      aria-label={t('quotes.list.label')}
      className={classes.table}
      data-costs={withMargin || undefined}
      {...inUse}
    >
      <HeadRow withMargin={withMargin} isBeforeTax={load.is_before_tax} />
      {order.map((id) => {
        const quote = shown.find((one) => one.id === id);
        return (
          quote && (
            <QuoteRow
              key={id}
              quote={quote}
              load={load}
              selection={selection}
              tags={tags.get(id) ?? []}
              why={guide ? whyPlaced(guide, id, t) : null}
              upgrade={upgradeOf(quote, bookable)}
              lowest={lowest ?? quote.price}
              isNew={arrived.has(id)}
              now={now}
              open={open === id}
              onToggle={(wanted) => setOpen(wanted ? id : null)}
            />
          )
        );
      })}
      {pending.map(({ carrier, mode, requested_at }) => (
        <PendingQuoteRow
          key={`${carrier.id} ${mode}`}
          carrier={carrier}
          requestedAt={requested_at}
          now={now}
          withMargin={withMargin}
        />
      ))}
    </div>
  );
};

const columns = ['carrier', 'arrives', 'on_time', 'good_for', 'margin', 'price', 'action'] as const;

const HeadRow = ({ withMargin, isBeforeTax }: { withMargin: boolean; isBeforeTax: boolean }) => {
  const { t } = useTranslation();
  const shown = columns.filter((column) => withMargin || column !== 'margin');
  return (
    <div role="row" className={`${classes.row} ${classes.headRow}`}>
      <span role="columnheader" className={classes.unseen}>
        {t('quotes.list.favorite_column')}
      </span>
      {shown.map((column) => (
        <span key={column} role="columnheader" className={classes[column]}>
          {t(`quotes.list.${column === 'price' && isBeforeTax ? 'price_before_tax' : column}`)}
        </span>
      ))}
    </div>
  );
};

/** Ids of the quotes that arrived while the list was on screen; only these fade in. */
const useArrivals = (quotes: readonly CarrierQuote[]): ReadonlySet<number> => {
  const before = useRef<ReadonlySet<number>>(undefined);
  before.current ??= new Set(quotes.map(({ id }) => id));
  return new Set(quotes.map(({ id }) => id).filter((id) => !before.current?.has(id)));
};
