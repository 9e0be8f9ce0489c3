import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Money } from '../../../ui/primitives/money.tsx';
import { chosenOffer, useLoadCover } from '../../insurance/load/load-cover.ts';
import { totalOf } from './chosen-price.tsx';
import { ContinueButton } from './continue-button.tsx';
import classes from './phone-bar.module.css';
import type { Selection } from '../list/use-selection.ts';

type PhoneBarProps = { load: LoadDetails; selection: Selection };

/** The fixed bar on phones: total and next action. */
export const PhoneBar = ({ load, selection }: PhoneBarProps) => {
  const { t } = useTranslation();
  const { chosen } = selection;
  const insurance = chosenOffer(useLoadCover(load.id), selection.cover)?.total ?? null;
  const total = chosen && totalOf(load, chosen, insurance);
  return (
    <div className={classes.bar}>
      <div className={classes.row}>
        {total && (
          <div>
            <p className={classes.label}>{t(`quotes.choice.${total.name}`)}</p>
            <Money dollars={total.amount} size="total" />
          </div>
        )}
        <ContinueButton load={load} selection={selection} label={t('quotes.choice.continue_short')} />
      </div>
    </div>
  );
};
