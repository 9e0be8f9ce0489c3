import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { shortMoney } from '../../../platform/words/format.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { FavoriteStar } from '../carriers/favorite-star.tsx';
import { percent } from '../../../platform/words/format.ts';
import classes from './quote-list.module.css';

type PhoneLineProps = { quote: CarrierQuote; open: boolean; onToggle: () => void; detailsId: string };

/** The columns of the chosen quote that phones hide, in one line. */
export const PhoneLine = ({ quote, open, onToggle, detailsId }: PhoneLineProps) => {
  const { t } = useTranslation();
  const { on_time_percent } = quote.performance;
  const liability = shortMoney(quote.liability.new);
  return (
    <div role="row" className={classes.phoneLine}>
      <span role="cell">
        <span>
          {on_time_percent === null
            ? t('quotes.list.phone_line_new', { liability })
            : t('quotes.list.phone_line', { on_time: percent(on_time_percent), liability })}{' '}
          <Button kind="link" size="small" aria-expanded={open} aria-controls={detailsId} onClick={onToggle}>
            {t('quotes.details.lines')}
          </Button>
        </span>
        <FavoriteStar carrier={quote.carrier} />
      </span>
    </div>
  );
};
