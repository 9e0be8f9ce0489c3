import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { contestAddress } from '../addresses.ts';

type DisputeButtonProps = { invoice: InvoiceDetails; ticked: ReadonlySet<number>; kind?: 'link' };

/** Leads to the charges of an invoice, with those of the ticked changes ticked there. */
export const DisputeButton = ({ invoice, ticked, kind }: DisputeButtonProps) => {
  const { t } = useTranslation();
  return (
    <LinkButton {...contestAddress(invoice.id, [...ticked])} {...(kind && { kind, size: 'small' })}>
      {t('billing.screens.invoice.dispute')}
    </LinkButton>
  );
};
