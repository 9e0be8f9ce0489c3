import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { money } from '../../../platform/words/format.ts';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import classes from './quote-progress.module.css';
import { useEffect, useRef, useState } from 'react';

/** Shortest time between two announcements to screen readers. */
const announceMs = 2000;

type QuoteProgressProps = { quotes: CarrierQuotes; shown: readonly CarrierQuote[]; several: boolean };

/** "7 of 9 carriers answered", a tick for each, and the state of the others. */
export const QuoteProgress = ({ quotes, shown, several }: QuoteProgressProps) => {
  const { t } = useTranslation();
  const { requested, answered } = quotes;
  const text = t(several ? 'quotes.modes.answered' : 'quotes.progress.answered', { answered, count: requested });
  const cheapest = shown.toSorted((a, b) => a.price - b.price)[0];
  const announcement = useBatched(
    cheapest
      ? t('quotes.progress.cheapest', { text, price: money(cheapest.price), carrier: cheapest.carrier.name })
      : text,
    announceMs,
  );
  const rest = restOf(quotes);
  return (
    <div className={classes.progress}>
      <h2 className={classes.text}>{text}</h2>
      <span className={classes.ticks} aria-hidden="true">
        {Array.from({ length: requested }, (_, tick) => (
          <span key={tick} className={classes.tick} data-done={tick < answered || undefined} />
        ))}
      </span>
      {rest && <span className={classes.rest}>{t(`quotes.progress.${rest.what}`, { count: rest.count })}</span>}
      <span role="status" aria-live="polite" className={classes.spoken}>
        {announcement}
      </span>
    </div>
  );
};

/** Its place until it is known how many carriers there are. */
export const ProgressShape = () => (
  <div className={classes.progress} aria-hidden="true">
    <Skeleton width={180} height={20} />
    <span className={classes.ticks}>
      <Skeleton height={5} />
    </span>
  </div>
);

type Rest = { what: 'working' | 'no_answer' | 'no_price'; count: number };

const restOf = ({ requested, answered, closed, items }: CarrierQuotes): Rest | null => {
  if (!closed) return requested > answered ? { what: 'working', count: requested - answered } : null;
  if (requested > answered) return { what: 'no_answer', count: requested - answered };
  // A carrier of several modes answers once for each.
  const priced = new Set(items.map(({ carrier, mode }) => `${carrier.id} ${mode}`)).size;
  return answered > priced ? { what: 'no_price', count: answered - priced } : null;
};

/** `value`, updated at most once every `intervalMs`; the last value always arrives. */
const useBatched = <T,>(value: T, intervalMs: number): T => {
  const [batched, setBatched] = useState(value);
  const changedAt = useRef(0);
  useEffect(() => {
    const wait = Math.max(0, changedAt.current + intervalMs - Date.now());
    const timer = setTimeout(() => {
      changedAt.current = Date.now();
      setBatched(value);
    }, wait);
    return () => clearTimeout(timer);
  }, [value, intervalMs]);
  return batched;
};
