import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { insuranceOffer } from '@portal/contract/quotes/insurance-offer.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { money, shortMoney } from '../../../platform/words/format.ts';
import { Switch } from '../../../ui/fields/checkbox.tsx';
import { ShieldCheckIcon } from '../../../ui/icons/freight-icons.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { choiceTotal } from './choice-total.ts';
import { ContinueButton } from './continue-button.tsx';
import classes from './phone-bar.module.css';
import type { Selection } from './use-selection.ts';

type PhoneBarProps = { load: LoadDetails; selection: Selection };

/** The fixed bar on phones: cover, total and next action. */
export const PhoneBar = ({ load, selection }: PhoneBarProps) => {
  const { t } = useTranslation();
  const { chosen, insurance, mayInsure } = selection;
  return (
    <div className={classes.bar}>
      {mayInsure && <CoverSwitch selection={selection} />}
      <div className={classes.row}>
        {chosen && (
          <div>
            <p className={classes.label}>{t(insurance ? 'quotes.choice.total_with_cover' : 'quotes.choice.total')}</p>
            <Money dollars={choiceTotal(chosen.price, insurance)} size="total" />
          </div>
        )}
        <ContinueButton load={load} selection={selection} label={t('quotes.choice.continue_short')} />
      </div>
    </div>
  );
};

const liabilityOf = (chosen: CarrierQuote) => ({
  carrier: chosen.carrier.short_name,
  most: shortMoney(chosen.liability.new),
});

const CoverSwitch = ({ selection: { chosen, insurance, setInsurance } }: Pick<PhoneBarProps, 'selection'>) => {
  const { t } = useTranslation();
  const title = t('quotes.cover.phone', { cover: shortMoney(insuranceOffer.cover) });
  const pays = chosen && liabilityOf(chosen);
  return (
    <label className={classes.cover}>
      <ShieldCheckIcon size={18} className={classes.icon ?? ''} />
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        {pays && (
          <span className={classes.label}>
            {t('quotes.cover.carrier_pays', pays)} {pays.most}
          </span>
        )}
      </span>
      <span className={classes.premium}>{money(insuranceOffer.premium)}</span>
      <Switch label={title} checked={insurance} onChange={setInsurance} />
    </label>
  );
};
