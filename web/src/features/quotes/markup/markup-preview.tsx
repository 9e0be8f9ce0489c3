import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { errorText } from '../../../platform/api/api-error.ts';
import { number } from '../../../platform/words/format.ts';
import { ArrowRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { marginOf } from './margin.ts';
import classes from './markup-preview.module.css';
import type { PreviewedPrices } from './markups.api.ts';

type MarkupPreviewProps = { quotes: CarrierQuotes; preview: UseQueryResult<PreviewedPrices> };

/** Every open price before and after the markup, for the operator with the margin. */
export const MarkupPreview = ({ quotes, preview }: MarkupPreviewProps) => {
  const { t } = useTranslation();
  if (preview.error) {
    return (
      <p className={classes.refusal} role="alert">
        {errorText(preview.error)}
      </p>
    );
  }
  const priceOf = (quote: CarrierQuote) => preview.data?.items.find(({ id }) => id === quote.id)?.price;
  const open = quotes.items.filter(({ status }) => status === 'open');
  if (open.length === 0) return <p className={classes.none}>{t('quotes.markup.no_open')}</p>;
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('quotes.markup.preview')}>
      <table className={classes.table} aria-busy={preview.isFetching}>
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
            <PreviewRow key={quote.id} quote={quote} newPrice={priceOf(quote) ?? quote.price} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const PreviewRow = ({ quote, newPrice }: { quote: CarrierQuote; newPrice: number }) => {
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
      <td className={classes.amount} data-changed={newPrice !== quote.price || undefined}>
        <Money dollars={newPrice} />
        {quote.cost !== undefined && (
          <span className={classes.margin}>
            {t('quotes.list.margin_of', { percent: number(marginOf(newPrice, quote.cost).percent, 1) })}
          </span>
        )}
      </td>
    </tr>
  );
};
