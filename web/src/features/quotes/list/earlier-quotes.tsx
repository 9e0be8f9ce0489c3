import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import type { EarlierRound } from '@portal/contract/quotes/quotes.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { dateAndTime, money } from '../../../platform/words/format.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { DateText, RefText } from '../../../ui/primitives/date-text.tsx';
import { ChevronDownIcon } from '../../../ui/icons/navigation-icons.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import classes from './earlier-quotes.module.css';
import { useQuoteWords } from './quote-words.ts';
import { earlierQuotes } from '../quotes.api.ts';

/** The quotes of earlier rounds, one line per round; nothing where the load was quoted once. */
export const EarlierQuotes = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const { data } = useQuery(earlierQuotes(load.id));
  const rounds = data?.items ?? [];
  if (rounds.length === 0) return null;
  return (
    <Card title={t('quotes.earlier.title')}>
      <p className={classes.hint}>{t('quotes.earlier.hint')}</p>
      {rounds.map((round) => (
        <Round key={round.round} round={round} />
      ))}
    </Card>
  );
};

const Round = ({ round: { requested_at, items } }: { round: EarlierRound }) => {
  const { t } = useTranslation();
  const [day, time] = dateAndTime(requested_at);
  const [lowest, highest] = [items[0]?.price ?? 0, items.at(-1)?.price ?? 0];
  return (
    <details className={classes.round}>
      <summary className={classes.summary}>
        <ChevronDownIcon size={14} />
        <span className={classes.when}>
          <RefText>{day}</RefText> {time}
        </span>
        <span className={classes.count}>{t('quotes.earlier.count', { count: items.length })}</span>
        <span className={classes.range}>
          {lowest === highest
            ? money(lowest)
            : t('quotes.earlier.range', { lowest: money(lowest), highest: money(highest) })}
        </span>
      </summary>
      <ul className={classes.quotes}>
        {items.map((quote) => (
          <EarlierQuote key={quote.id} quote={quote} />
        ))}
      </ul>
    </details>
  );
};

const EarlierQuote = ({ quote }: { quote: CarrierQuote }) => {
  const { t } = useTranslation();
  const words = useQuoteWords();
  return (
    <li className={classes.quote}>
      <CarrierBadge scac={quote.carrier.scac} name={quote.carrier.name} logoUrl={quote.carrier.logo_url} size="small" />
      <span className={classes.carrier}>
        <span className={classes.name}>{quote.carrier.name}</span>
        <span className={classes.service}>
          {words.service(quote)}, {t('quotes.list.days', { count: quote.transit_days })},{' '}
          <DateText iso={quote.estimated_delivery} />
        </span>
      </span>
      <Money dollars={quote.price} />
    </li>
  );
};
