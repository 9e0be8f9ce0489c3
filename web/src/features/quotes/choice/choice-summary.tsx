import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import classes from './choice-summary.module.css';
import { ChosenPrice } from './chosen-price.tsx';
import { ContinueButton } from './continue-button.tsx';
import { CoverChoice } from '../../insurance/load/cover-choice.tsx';
import { chosenOffer, useLoadCover } from '../../insurance/load/load-cover.ts';
import { expiryDate } from '../list/quote-words.ts';
import type { Selection } from '../list/use-selection.ts';

type ChoiceSummaryProps = { load: LoadDetails; selection: Selection };

/** The price of the chosen quote, and the next action. */
export const ChoiceSummary = ({ load, selection }: ChoiceSummaryProps) => {
  const { t } = useTranslation();
  const { chosen } = selection;
  const cover = useLoadCover(load.id);
  const insurance = chosenOffer(cover, selection.cover)?.total ?? null;
  return (
    <div className={classes.wideScreen}>
      <Card>
        <h2 className={classes.heading}>{t('quotes.choice.title')}</h2>
        {chosen ? (
          <ChosenPrice quote={chosen} insurance={insurance} load={load} />
        ) : (
          <p className={classes.none}>{t('quotes.choice.none')}</p>
        )}
        {cover && (
          <CoverChoice
            cover={cover}
            value={selection.cover}
            onChange={selection.setCover}
            carrier={chosen && { name: chosen.carrier.name, liability: chosen.liability.new }}
          />
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
