import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { insuranceOffer } from '@portal/contract/quotes/insurance-offer.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { shortMoney } from '../../../platform/words/format.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { ShieldCheckIcon } from '../../../ui/icons/freight-icons.tsx';
import { QuotePriceLines } from '../../quotes/list/quote-details.tsx';
import classes from './confirm-step.module.css';

type PriceCardProps = { load: LoadDetails; quote: CarrierQuote; insurance: boolean };

/** The lines of the price, and whether the cargo is insured. */
export const PriceCard = ({ load, quote, insurance }: PriceCardProps) => {
  const { t } = useTranslation();
  return (
    <Card title={t('tendering.confirm.price')}>
      <QuotePriceLines load={load} quote={quote} />
      <p className={classes.insurance} data-on={insurance || undefined}>
        <ShieldCheckIcon size={16} />
        {insurance
          ? t('tendering.confirm.insurance', { cover: shortMoney(insuranceOffer.cover) })
          : t('tendering.confirm.no_insurance', { liability: shortMoney(quote.liability.new) })}
      </p>
    </Card>
  );
};
