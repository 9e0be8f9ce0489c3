import type { ReactNode } from 'react';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { isBilledByCarrier } from '@portal/contract/places/terms/freight-terms.ts';
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

type Paying = Pick<LoadDetails, 'is_before_tax' | 'freight_terms' | 'arranging_fee'>;

/** What is paid here, and its name: of freight that the carrier bills to somebody else the fee alone, beside insurance. */
export const totalOf = (load: Paying, quote: Pick<CarrierQuote, 'price'>, insurance: number | null) => {
  if (isBilledByCarrier(load.freight_terms))
    return { name: 'paid_here', amount: insuredPrice({ price: load.arranging_fee ?? 0 }, insurance) } as const;
  return { name: load.is_before_tax ? 'total_before_tax' : 'total', amount: insuredPrice(quote, insurance) } as const;
};

type ChosenPriceProps = {
  quote: CarrierQuote;
  /** What its insurance costs in US dollars; null without one. */
  insurance?: number | null;
  /** The lines of the freight's price; without them it is one line. */
  lines?: ReactNode;
  /** Who pays for it, and whether a tax comes on top. */
  load: Paying;
};

/** The chosen carrier, its delivery date, and the total. */
export const ChosenPrice = ({ quote, insurance = null, lines, load }: ChosenPriceProps) => {
  const { t } = useTranslation();
  const isEstimate = isBilledByCarrier(load.freight_terms);
  const fee = isEstimate ? load.arranging_fee : null;
  const total = totalOf(load, quote, insurance);
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
        {(!lines || isEstimate) && (
          <div>
            <dt>{t(`quotes.choice.${isEstimate ? 'estimate' : 'freight'}`)}</dt>
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
        {fee !== null && (
          <div>
            <dt>{t('quotes.choice.fee')}</dt>
            <dd>
              <Money dollars={fee} />
            </dd>
          </div>
        )}
        <div className={classes.total}>
          <dt>{t(`quotes.choice.${total.name}`)}</dt>
          <dd>
            <Money dollars={total.amount} size="total" />
          </dd>
        </div>
      </dl>
    </>
  );
};
