import type { ReactNode } from 'react';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { weekdayDate } from '../../../platform/words/format.ts';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import classes from './chosen-price.module.css';

/** Freight and insurance together, in US dollars. */
export const insuredPrice = ({ price }: Pick<CarrierQuote, 'price'>, insurance: number | null): number =>
  dollars(sum([cents(price), cents(insurance ?? 0)]));

type ChosenPriceProps = {
  quote: CarrierQuote;
  /** What its insurance costs in US dollars; null without one. */
  insurance?: number | null;
  /** The lines of the freight's price; without them it is one line. */
  lines?: ReactNode;
  /** Whether a tax comes on top. */
  isBeforeTax: boolean;
};

/** The chosen carrier, its delivery date, and the total. */
export const ChosenPrice = ({ quote, insurance = null, lines, isBeforeTax }: ChosenPriceProps) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.carrier}>
        <CarrierBadge scac={quote.carrier.scac} name={quote.carrier.name} logoUrl={quote.carrier.logo_url} />
        <div>
          <p className={classes.name}>{quote.carrier.name}</p>
          <p className={classes.arrives}>
            <RefText>{t('quotes.choice.arrives', { date: weekdayDate(quote.estimated_delivery) })}</RefText>
          </p>
        </div>
      </div>
      {lines && <div className={classes.lines}>{lines}</div>}
      <dl className={classes.sums}>
        {!lines && (
          <div>
            <dt>{t('quotes.choice.freight')}</dt>
            <dd>
              <Money dollars={quote.price} />
            </dd>
          </div>
        )}
        {insurance !== null && (
          <div>
            <dt>{t('insurance.load.line')}</dt>
            <dd>
              <Money dollars={insurance} />
            </dd>
          </div>
        )}
        <div className={classes.total}>
          <dt>{t(`quotes.choice.${isBeforeTax ? 'total_before_tax' : 'total'}`)}</dt>
          <dd>
            <Money dollars={insuredPrice(quote, insurance)} size="total" />
          </dd>
        </div>
      </dl>
    </>
  );
};
