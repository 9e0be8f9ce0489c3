import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { disputeDays } from '@portal/contract/billing/dispute-days.ts';
import { undoneStatuses } from '@portal/contract/billing/invoice-status.ts';
import { weekdayDate } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { DisputeButton } from './dispute-button.tsx';
import classes from './invoice-page.module.css';
import { useDisputes, useMayDispute } from './use-may-dispute.ts';

/** Until when charges can be disputed, or could be. */
export const DisputeCard = ({ invoice, ticked }: { invoice: InvoiceDetails; ticked: ReadonlySet<number> }) => {
  const { t } = useTranslation();
  const disputes = useDisputes(invoice);
  const mayDispute = useMayDispute(invoice);
  const { load_id, dispute_until, status } = invoice;
  if (!disputes || load_id === null || undoneStatuses.includes(status)) return null;
  const until = { date: weekdayDate(dispute_until), days: disputeDays };
  return (
    <Card
      title={t('billing.pay.receipt.wrong')}
      aside={mayDispute && <DisputeButton invoice={invoice} ticked={ticked} kind="link" />}
    >
      <p className={classes.note}>
        <RefText wraps>{t(`billing.pay.receipt.${mayDispute ? 'may_dispute' : 'could_dispute'}`, until)}</RefText>
      </p>
    </Card>
  );
};
