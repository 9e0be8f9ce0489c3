import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { ChosenPrice } from '../../quotes/choice/chosen-price.tsx';
import { isExpired } from '../../quotes/list/quote-order.ts';
import { expiryDate } from '../../quotes/list/quote-words.ts';
import { useNow } from '../../quotes/use-now.ts';
import classes from './booking-price.module.css';

type BookingPriceProps = {
  quote: CarrierQuote;
  /** What its insurance costs in US dollars; null without one. */
  insurance: number | null;
  /** The lines of the freight's price, where it is confirmed. */
  lines?: ReactNode;
  load: LoadDetails;
  /** The button that leads on, and what it needs. */
  children: ReactNode;
};

/** What the booking costs, beside both of its steps. */
export const BookingPrice = ({ quote, insurance, lines, load, children }: BookingPriceProps) => {
  const { t } = useTranslation();
  const now = useNow(30_000);
  return (
    <Card>
      <ChosenPrice quote={quote} insurance={insurance} lines={lines} load={load} />
      <div className={classes.action}>{children}</div>
      {quote.status !== 'superseded' && !isExpired(quote, now) && (
        <p className={classes.until}>
          <RefText>{t('tendering.confirm.good_until', { date: expiryDate(quote) })}</RefText>
        </p>
      )}
    </Card>
  );
};
