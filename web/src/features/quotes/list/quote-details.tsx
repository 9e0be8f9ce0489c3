import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { number } from '../../../platform/words/format.ts';
import { DateText, RefText } from '../../../ui/primitives/date-text.tsx';
import { AlertIcon, InfoIcon } from '../../../ui/icons/status-icons.tsx';
import { PriceLines } from '../../../ui/primitives/price-lines.tsx';
import { useCarrierAlerts } from '../carriers/carrier-alerts.ts';
import classes from './quote-details.module.css';
import { marginOf } from '../markup/margin.ts';
import { useQuoteWords } from './quote-words.ts';

type QuoteDetailsProps = { id: string; quote: CarrierQuote; load: LoadDetails };

/** The price lines and the service of a quote. */
export const QuoteDetails = ({ id, quote, load }: QuoteDetailsProps) => {
  const { t } = useTranslation();
  return (
    <div id={id} role="row">
      <div role="cell" aria-colspan={7} className={classes.details}>
        <div>
          <h3 className={classes.title}>{t('quotes.details.lines')}</h3>
          <QuotePriceLines quote={quote} load={load} />
          <CostLines quote={quote} />
        </div>
        <ServiceFacts quote={quote} />
      </div>
    </div>
  );
};

type QuotePriceLinesProps = Omit<QuoteDetailsProps, 'id'> & { hasTotal?: boolean };

/** The price lines of a quote with their total. */
export const QuotePriceLines = ({ quote, load, hasTotal = true }: QuotePriceLinesProps) => {
  const { t } = useTranslation();
  const words = useQuoteWords();
  return (
    <PriceLines
      lines={quote.lines.map((line, index) => ({
        key: `${index} ${line.code}`,
        label: words.priceLine(line, load, quote),
        note: line.note?.[currentLanguage()],
        amount: line.amount,
      }))}
      {...(hasTotal && {
        total: {
          label: t(`quotes.details.${load.is_before_tax ? 'total_before_tax' : 'total'}`),
          amount: quote.price,
        },
      })}
    />
  );
};

/** For the operator: cost and margin of the price. */
const CostLines = ({ quote: { price, cost } }: Pick<QuoteDetailsProps, 'quote'>) => {
  const { t } = useTranslation();
  if (cost === undefined) return null;
  const margin = marginOf(price, cost);
  return (
    <div className={classes.operator}>
      <PriceLines
        lines={[
          { key: 'cost', label: t('quotes.details.cost'), amount: cost },
          {
            key: 'margin',
            label: t('quotes.details.margin', { percent: number(margin.percent, 1) }),
            amount: margin.dollars,
          },
        ]}
      />
    </div>
  );
};

const ServiceFacts = ({ quote }: { quote: CarrierQuote }) => {
  const { t } = useTranslation();
  const words = useQuoteWords();
  const { liability } = quote;
  const alerts = useCarrierAlerts(quote.carrier.id);
  return (
    <div>
      <h3 className={classes.title}>{t('quotes.details.service')}</h3>
      <dl className={classes.facts}>
        <Fact name={t('quotes.details.delivery')}>
          <DateText iso={quote.estimated_delivery} weekday />
        </Fact>
        <Fact name={t('quotes.details.expires')}>
          <RefText>{words.expires(quote)}</RefText>
        </Fact>
        <Fact name={t('quotes.details.liability_new')}>{words.liability(liability.new_per_lb, liability.new)}</Fact>
        <Fact name={t('quotes.details.liability_used')}>{words.liability(liability.used_per_lb, liability.used)}</Fact>
      </dl>
      {alerts.map(({ id, text }) => (
        <p key={id} className={`${classes.restriction} ${classes.notice}`}>
          <AlertIcon size={15} />
          {text}
        </p>
      ))}
      {quote.restrictions.map((restriction) => (
        <p key={restriction} className={classes.restriction}>
          <InfoIcon size={15} />
          <RefText>{words.restriction(restriction)}</RefText>
        </p>
      ))}
    </div>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
