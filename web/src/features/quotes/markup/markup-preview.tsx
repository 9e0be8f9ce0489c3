import type { CarrierQuote, CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { errorText } from '../../../platform/api/api-error.ts';
import { number } from '../../../platform/words/format.ts';
import { ArrowRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { marginOf } from './margin.ts';
import classes from './markup-preview.module.css';
import type { Trial } from './markups.api.ts';

type MarkupPreviewProps = { quotes: CarrierQuotes; trial: UseQueryResult<Trial> };

/** Every open price as it is and as it would be; the operator also reads what is left of it. */
export const MarkupPreview = ({ quotes, trial }: MarkupPreviewProps) => {
  const { t } = useTranslation();
  if (trial.error) {
    return (
      <p className={classes.refusal} role="alert">
        {errorText(trial.error)}
      </p>
    );
  }
  const priceOf = (quote: CarrierQuote) => trial.data?.items.find(({ id }) => id === quote.id)?.price;
  const open = quotes.items.filter(({ status }) => status === 'open');
  if (open.length === 0) return <p className={classes.none}>{t('quotes.markup.no_open')}</p>;
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('quotes.markup.preview')}>
      <table className={classes.table} aria-busy={trial.isFetching}>
        <thead>
          <tr>
            <th scope="col">{t('quotes.list.carrier')}</th>
            <th scope="col">{t('quotes.markup.now')}</th>
            <th aria-hidden="true" />
            <th scope="col">{t('quotes.markup.with_it')}</th>
          </tr>
        </thead>
        <tbody>
          {open.map((quote) => (
            <PreviewRow key={quote.id} quote={quote} then={priceOf(quote) ?? quote.price} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const PreviewRow = ({ quote, then }: { quote: CarrierQuote; then: number }) => {
  const { t } = useTranslation();
  return (
    <tr>
      <td>{quote.carrier.short_name}</td>
      <td className={classes.amount}>
        <Money dollars={quote.price} />
      </td>
      <td className={classes.arrow}>
        <ArrowRightIcon size={14} />
      </td>
      <td className={classes.amount} data-changed={then !== quote.price || undefined}>
        <Money dollars={then} />
        {quote.cost !== undefined && (
          <span className={classes.margin}>
            {t('quotes.list.margin_of', { percent: number(marginOf(then, quote.cost).percent, 1) })}
          </span>
        )}
      </td>
    </tr>
  );
};
