import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { number } from '../../../platform/words/format.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { ChevronLeftIcon } from '../../../ui/icons/navigation-icons.tsx';
import { LaneTitle } from '../../../ui/primitives/lane-title.tsx';
import { myLoadsAddress } from '../../loads/addresses.ts';
import { useLoadSummary } from './load-summary.ts';
import classes from './selection-head.module.css';
import { SelectionTools } from './selection-tools.tsx';
import type { Selection } from '../list/use-selection.ts';

type SelectionHeadProps = { load: LoadDetails; quotes: CarrierQuotes | undefined; selection: Selection };

/** The lane, the load in one line, and the tools of the selection. */
export const SelectionHead = ({ load, quotes, selection }: SelectionHeadProps) => {
  const { t } = useTranslation();
  const { origin, destination, units, sentence } = useLoadSummary(load);
  return (
    <header className={classes.head} data-own-header>
      <span className={classes.phone}>
        <LinkButton
          kind="ghost"
          {...myLoadsAddress}
          aria-label={t('quotes.selection.back')}
          icon={<ChevronLeftIcon size={20} />}
        />
      </span>
      <div className={classes.words}>
        <LaneTitle from={origin} to={destination} compact />
        <p className={classes.printed}>{t('quotes.selection.printed', { load: load.id })}</p>
        <p className={classes.summary}>
          <RefText>{sentence}</RefText>
        </p>
        <p className={classes.phoneSummary}>
          {t('quotes.selection.phone_summary', { load: load.id, units, weight: number(load.weight_lb, 0) })}
        </p>
      </div>
      <div className={classes.actions}>
        <SelectionTools load={load} quotes={quotes} selection={selection} />
      </div>
    </header>
  );
};
