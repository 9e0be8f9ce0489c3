import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { useTranslation } from 'react-i18next';
import { number } from '../../platform/format.ts';
import { LinkButton } from '../../ui/button.tsx';
import { RefText } from '../../ui/date-text.tsx';
import { PencilIcon } from '../../ui/icons/action-icons.tsx';
import { ChevronLeftIcon } from '../../ui/icons/navigation-icons.tsx';
import { LaneTitle } from '../../ui/lane-title.tsx';
import { editAddress, myLoadsAddress } from '../loads/addresses.ts';
import { ExcludeMenu } from './exclude-menu.tsx';
import { useLoadSummary } from './load-summary.ts';
import { MarkupButton } from './markup-button.tsx';
import { QuoteFileButton } from './quote-file-button.tsx';
import classes from './selection-head.module.css';
import type { Selection } from './use-selection.ts';

type SelectionHeadProps = { load: LoadDetails; quotes: CarrierQuotes | undefined; selection: Selection };

/** From where to where, the load in one line, and what may be changed about the question. */
export const SelectionHead = ({ load, quotes, selection }: SelectionHeadProps) => {
  const { t } = useTranslation();
  const { origin, destination, units, sentence } = useLoadSummary(load);
  return (
    <header className={classes.head} data-own-header>
      <span className={classes.phone}>
        <LinkButton
          kind="ghost"
          to={myLoadsAddress}
          aria-label={t('quotes.selection.back')}
          icon={<ChevronLeftIcon size={20} />}
        />
      </span>
      <div className={classes.words}>
        <LaneTitle from={origin} to={destination} compact />
        <p className={classes.summary}>
          <RefText>{sentence}</RefText>
        </p>
        <p className={classes.phoneSummary}>
          {t('quotes.selection.phone_summary', { load: load.id, units, weight: number(load.weight_lb, 0) })}
        </p>
      </div>
      <div className={classes.actions}>
        <MarkupButton load={load} quotes={quotes} />
        <QuoteFileButton load={load} excluded={selection.excluded} compact />
        <ExcludeMenu quotes={quotes} selection={selection} />
        <LinkButton to={editAddress(load)} aria-label={t('quotes.selection.edit')} icon={<PencilIcon size={16} />}>
          <span className={classes.wide}>{t('quotes.selection.edit')}</span>
        </LinkButton>
      </div>
    </header>
  );
};
