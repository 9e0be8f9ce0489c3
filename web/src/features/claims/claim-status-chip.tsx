import type { ClaimStatus } from '@portal/contract/claims/claim-status.ts';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/status/status-chip.tsx';
import { claimTone } from './claim-tone.ts';

/** Where a case stands, as shape, word and colour. */
export const ClaimStatusChip = ({ status, large = false }: { status: ClaimStatus; large?: boolean }) => {
  const { t } = useTranslation();
  return (
    <StatusChip tone={claimTone[status]} large={large}>
      {t(`claims.statuses.${status}`)}
    </StatusChip>
  );
};
