import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Money } from '../../../ui/primitives/money.tsx';
import { chosenOffer, useLoadCover } from '../../insurance/load/load-cover.ts';
import { insuredPrice } from './chosen-price.tsx';
import { ContinueButton } from './continue-button.tsx';
import classes from './phone-bar.module.css';
import type { Selection } from '../list/use-selection.ts';

type PhoneBarProps = { load: LoadDetails; selection: Selection };

/** The fixed bar on phones: total and next action. */
export const PhoneBar = ({ load, selection }: PhoneBarProps) => {
  const { t } = useTranslation();
  const { chosen } = selection;
  const insurance = chosenOffer(useLoadCover(load.id), selection.cover)?.total ?? null;
  return (
    <div className={classes.bar}>
      <div className={classes.row}>
        {chosen && (
          <div>
            <p className={classes.label}>{t(`quotes.choice.${load.is_before_tax ? 'total_before_tax' : 'total'}`)}</p>
            <Money dollars={insuredPrice(chosen, insurance)} size="total" />
          </div>
        )}
        <ContinueButton load={load} selection={selection} label={t('quotes.choice.continue_short')} />
      </div>
    </div>
  );
};
