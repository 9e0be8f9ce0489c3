import type { CarrierQuote } from '@portal/contract/quotes/quotes.contract.ts';
import { useTranslation } from 'react-i18next';
import classes from './quote-list.module.css';
import type { QuoteTag } from './quote-order.ts';
import { useQuoteWords } from './quote-words.ts';

/** The carrier with its tags, and what kind of service the price buys. */
export const QuoteName = ({ quote, tags }: { quote: CarrierQuote; tags: readonly QuoteTag[] }) => {
  const { t } = useTranslation();
  const words = useQuoteWords();
  return (
    <span role="cell" className={classes.carrier}>
      <span className={classes.name} title={quote.carrier.name}>
        {quote.carrier.name}
      </span>
      <span className={classes.tagLine}>
        {tags.map((tag) => (
          <span key={tag} className={classes.tag} data-tag={tag}>
            {t(`quotes.list.${tag}`)}
          </span>
        ))}
        <span className={classes.second}>{t('quotes.list.service', { service: words.service(quote) })}</span>
      </span>
    </span>
  );
};
