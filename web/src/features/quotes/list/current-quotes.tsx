import { isChoosingCarrier } from '@portal/contract/loads/load-states.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { DateText, RefText } from '../../../ui/primitives/date-text.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { selectionAddress } from '../../loads/addresses.ts';
import { useNow } from '../use-now.ts';
import { loadQuotes } from '../quotes.api.ts';
import classes from './current-quotes.module.css';
import { isExpired, orderQuotes } from './quote-order.ts';
import { useQuoteWords } from './quote-words.ts';

const shownQuotes = 3;
const clockStepMs = 30_000;

/** The cheapest quotes of a load nobody has booked yet, and the way to all of them; nothing while there are none. */
export const CurrentQuotes = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const isShown = mayDo(useMe(), 'get:carriers') && isChoosingCarrier(load.status);
  const { data } = useQuery({ ...loadQuotes(load.id), enabled: isShown });
  const now = useNow(clockStepMs);
  const quotes = (data?.items ?? []).filter(({ status }) => status !== 'superseded');
  if (!isShown || quotes.length === 0) return null;
  // What can still be booked stands before what has expired.
  const ordered = orderQuotes(quotes, 'price', []).toSorted(
    (a, b) => Number(isExpired(a, now)) - Number(isExpired(b, now)),
  );
  return (
    <Card title={t('quotes.current.title')}>
      <ul className={classes.quotes}>
        {ordered.slice(0, shownQuotes).map((quote) => (
          <Quote key={quote.id} quote={quote} expired={load.requote_needed || isExpired(quote, now)} />
        ))}
      </ul>
      <LinkButton kind="link" size="small" {...selectionAddress(load.id)}>
        {t('quotes.current.all', { count: quotes.length })}
      </LinkButton>
    </Card>
  );
};

const Quote = ({ quote, expired }: { quote: CarrierQuote; expired: boolean }) => {
  const { t } = useTranslation();
  const words = useQuoteWords();
  return (
    <li className={classes.quote} data-expired={expired || undefined}>
      <CarrierBadge scac={quote.carrier.scac} name={quote.carrier.name} logoUrl={quote.carrier.logo_url} size="small" />
      <span className={classes.carrier}>
        <span className={classes.name}>{quote.carrier.name}</span>
        <span className={classes.fact}>
          {t('quotes.list.days', { count: quote.transit_days })}, <DateText iso={quote.estimated_delivery} />
        </span>
        <span className={classes.fact}>
          {expired ? (
            t('quotes.list.expired')
          ) : (
            <>
              {t('quotes.details.expires')}: <RefText>{words.expires(quote)}</RefText>
            </>
          )}
        </span>
      </span>
      <Money dollars={quote.price} />
    </li>
  );
};
