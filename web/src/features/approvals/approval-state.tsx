import { type ApprovalStatus, isWaitingApproval } from '@portal/contract/approvals/approval-states.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { StatusChip } from '../../ui/status/status-chip.tsx';
import type { StatusShape } from '../../ui/status/status-glyph.tsx';
import type { StatusTone } from '../../ui/status/status-tone.ts';

const looks: Record<ApprovalStatus, { tone: StatusTone; shape?: StatusShape }> = {
  waiting: { tone: 'pending', shape: 'pause' },
  approved: { tone: 'delivered' },
  sent_back: { tone: 'cancelled', shape: 'back' },
  withdrawn: { tone: 'quoted', shape: 'struck' },
  expired: { tone: 'quoted', shape: 'struck' },
  void: { tone: 'quoted', shape: 'struck' },
};

/** How a request stands, as shape, word and colour. */
export const ApprovalState = ({ status, large }: { status: ApprovalStatus; large?: boolean }) => {
  const { t } = useTranslation();
  return (
    <StatusChip {...looks[status]} {...(large && { large })}>
      {t(`approvals.statuses.${status}`)}
    </StatusChip>
  );
};

export const isOpenRequest = ({ status }: { status: ApprovalStatus }): boolean => isWaitingApproval(status);
