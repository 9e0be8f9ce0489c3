import { isWithoutPrices } from '@portal/contract/loads/load-states.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { TruckIcon } from '../../../ui/icons/freight-icons.tsx';
import classes from './no-quotes.module.css';
import { AskOperations, QuoteAgain } from './selection-notices.tsx';
import type { Selection } from './use-selection.ts';

type NoQuotesProps = { load: LoadDetails; quotes: CarrierQuotes; selection: Selection };

/** A container asks operations by itself. */
const isAskable = ({ mode, status }: LoadDetails): boolean => mode !== 'drayage' && isWithoutPrices(status);

/** Why no quote is shown: none requested, still pending, all excluded, or none found. */
export const NoQuotes = ({ load, quotes, selection }: NoQuotesProps) => {
  const { t } = useTranslation();
  const me = useMe();
  const email = me.settings.operations_email;
  if (quotes.items.length > 0) {
    const why = selection.priced.length > 0 ? 'quotes.modes.none_of_mode' : 'quotes.states.all_excluded';
    return <EmptyState icon={TruckIcon}>{t(why)}</EmptyState>;
  }
  if (!quotes.closed) {
    return <EmptyState icon={TruckIcon}>{t('quotes.states.obtaining')}</EmptyState>;
  }
  if (quotes.requested === 0) {
    return (
      <EmptyState
        icon={TruckIcon}
        action={
          <span className={classes.actions}>
            <QuoteAgain loadId={load.id} label={t('quotes.states.ask')} />
            {isAskable(load) && <AskOperations loadId={load.id} />}
          </span>
        }
      >
        {t('quotes.states.not_requested')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={TruckIcon}
      action={
        <span className={classes.actions}>
          <QuoteAgain loadId={load.id} />
          {isAskable(load) && <AskOperations loadId={load.id} />}
        </span>
      }
    >
      {t('quotes.states.none_found')}{' '}
      <a href={`mailto:${email}`} className={classes.mail}>
        {email}
      </a>
    </EmptyState>
  );
};
