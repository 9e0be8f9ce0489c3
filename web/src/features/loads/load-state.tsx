import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { StatusChip } from '../../ui/status/status-chip.tsx';

type LoadStateProps = { load: Pick<LoadDetails, 'status' | 'status_group' | 'quotes_requested'>; large?: boolean };

/** The one name of a load's state, on every screen: its group's, with the exact status as its title. */
export const LoadState = ({ load: { status, status_group, quotes_requested }, large = false }: LoadStateProps) => {
  const { t } = useTranslation();
  // Saved, and nobody has been asked for a price yet.
  const isToQuote = status === 'unassigned' && quotes_requested === 0;
  return (
    <span title={t(`loads.statuses.${status}`)}>
      <StatusChip tone={status_group} large={large}>
        {t(`loads.states.${isToQuote ? 'to_quote' : status_group}`)}
      </StatusChip>
    </span>
  );
};
