import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Callout } from '../../../ui/primitives/callout.tsx';

/** Of freight that the carrier bills to somebody else: prices are estimates, whom it bills, and what arranging it costs. */
export const EstimateNote = ({ load }: { load: Pick<LoadDetails, 'bill_to' | 'arranging_fee'> }) => {
  const { t } = useTranslation();
  const payer = load.bill_to?.name ?? t('places.terms.receiver');
  return (
    <Callout>
      {t('places.terms.estimate_note', { payer })}
      {load.arranging_fee ? ` ${t('places.terms.fee_note', { fee: money(load.arranging_fee) })}` : ''}
    </Callout>
  );
};
