import type { BillStatus } from '@portal/contract/carrier-bills/bill-status.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { StatusChip } from '../../ui/status/status-chip.tsx';
import type { StatusTone } from '../../ui/status/status-tone.ts';

const tones: Readonly<Record<BillStatus, StatusTone>> = {
  received: 'quoted',
  matched: 'assigned',
  in_dispute: 'in_transit',
  approved: 'delivered',
  paid: 'delivered',
  void: 'quoted',
};

type BillChipProps = { status: BillStatus; isReplaced?: boolean; large?: boolean };

/** The state of a carrier's bill as shape, word and colour. */
export const BillChip = ({ status, isReplaced = false, large = false }: BillChipProps) => {
  const { t } = useTranslation();
  return (
    <StatusChip tone={isReplaced ? 'quoted' : tones[status]} large={large}>
      {isReplaced ? t('carrier_bills.replaced') : t(`carrier_bills.statuses.${status}`)}
    </StatusChip>
  );
};
