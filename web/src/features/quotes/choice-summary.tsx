import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { insuranceOffer } from '@portal/contract/quotes/insurance-offer.ts';
import type { CarrierQuote } from '@portal/contract/quotes/quotes.contract.ts';
import { useTranslation } from 'react-i18next';
import { weekdayDate } from '../../platform/format.ts';
import { Card } from '../../ui/card.tsx';
import { CarrierBadge } from '../../ui/carrier-badge.tsx';
import { RefText } from '../../ui/date-text.tsx';
import { Money } from '../../ui/money.tsx';
import classes from './choice-summary.module.css';
import { choiceTotal } from './choice-total.ts';
import { ContinueButton } from './continue-button.tsx';
import { expiryDate } from './quote-words.ts';
import type { Selection } from './use-selection.ts';

type ChoiceSummaryProps = { load: LoadDetails; selection: Selection };

/** What the chosen quote comes to, and the way on. */
export const ChoiceSummary = ({ load, selection }: ChoiceSummaryProps) => {
  const { t } = useTranslation();
  const { chosen, insurance } = selection;
  return (
    <div className={classes.desk}>
      <Card>
        <h2 className={classes.heading}>{t('quotes.choice.title')}</h2>
        {chosen ? (
          <Chosen quote={chosen} insurance={insurance} />
        ) : (
          <p className={classes.none}>{t('quotes.choice.none')}</p>
        )}
        <ContinueButton load={load} selection={selection} label={t('quotes.choice.continue')} />
        {chosen && (
          <p className={classes.until}>
            <RefText>{t('quotes.choice.good_until', { date: expiryDate(chosen) })}</RefText>
          </p>
        )}
      </Card>
    </div>
  );
};

const Chosen = ({ quote, insurance }: { quote: CarrierQuote; insurance: boolean }) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.carrier}>
        <CarrierBadge scac={quote.carrier.scac} name={quote.carrier.name} />
        <div>
          <p className={classes.name}>{quote.carrier.name}</p>
          <p className={classes.arrives}>
            <RefText>{t('quotes.choice.arrives', { date: weekdayDate(quote.estimated_delivery) })}</RefText>
          </p>
        </div>
      </div>
      <dl className={classes.sums}>
        <div>
          <dt>{t('quotes.choice.freight')}</dt>
          <dd>
            <Money dollars={quote.price} />
          </dd>
        </div>
        {insurance && (
          <div>
            <dt>{t('quotes.choice.insurance')}</dt>
            <dd>
              <Money dollars={insuranceOffer.premium} />
            </dd>
          </div>
        )}
        <div className={classes.total}>
          <dt>{t('quotes.choice.total')}</dt>
          <dd>
            <Money dollars={choiceTotal(quote.price, insurance)} size="total" />
          </dd>
        </div>
      </dl>
    </>
  );
};
