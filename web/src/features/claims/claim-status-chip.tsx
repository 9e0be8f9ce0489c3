import type { ClaimStatus } from '@portal/contract/claims/claim-status.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { StatusChip } from '../../ui/status/status-chip.tsx';
import type { StatusTone } from '../../ui/status/status-tone.ts';

/** Tone of each status: grey is at rest, cyan in work, orange waits for the shipper. */
const claimTone: Readonly<Record<ClaimStatus, StatusTone>> = {
  draft: 'quoted',
  submitted: 'pending',
  acknowledged: 'assigned',
  under_investigation: 'assigned',
  info_requested: 'in_transit',
  offered: 'in_transit',
  approved: 'delivered',
  declined: 'cancelled',
  appealed: 'pending',
  settled: 'delivered',
  paid: 'delivered',
  closed: 'quoted',
  withdrawn: 'quoted',
};

/** The status of a case as icon, text and colour. */
export const ClaimStatusChip = ({ status, large = false }: { status: ClaimStatus; large?: boolean }) => {
  const { t } = useTranslation();
  return (
    <StatusChip tone={claimTone[status]} large={large}>
      {t(`claims.statuses.${status}`)}
    </StatusChip>
  );
};
