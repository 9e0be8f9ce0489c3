import type { InsuranceOffer } from '@portal/contract/insurance/rate-insurance.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { shortMoney } from '../../../platform/words/format.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { ShieldCheckIcon } from '../../../ui/icons/freight-icons.tsx';
import { QuotePriceLines } from '../../quotes/list/quote-details.tsx';
import classes from './confirm-step.module.css';

type PriceCardProps = { load: LoadDetails; quote: CarrierQuote; offer: InsuranceOffer | null };

/** The lines of the price, and what the carrier is liable for. */
export const PriceCard = ({ load, quote, offer }: PriceCardProps) => {
  const { t } = useTranslation();
  return (
    <Card title={t('tendering.confirm.price')}>
      <QuotePriceLines load={load} quote={quote} />
      <p className={classes.insurance}>
        <ShieldCheckIcon size={16} />
        {offer
          ? t('insurance.load.insured', { cover: shortMoney(offer.limit) })
          : t('tendering.confirm.no_insurance', { liability: shortMoney(quote.liability.new) })}
      </p>
    </Card>
  );
};
