import type { Approval } from '@portal/contract/approvals/approval.ts';
import { isTenderable } from '@portal/contract/loads/load-states.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { selectionAddress } from '../../loads/addresses.ts';

/** What came of the request, or what was proposed instead, and what may be done about it. */
export const EndNote = ({ approval }: { approval: Approval }) => {
  const { t } = useTranslation();
  const { status, load_id, load_status, ended_by, end_note, proposal, price_now } = approval;
  const isOpen = isTenderable(load_status);
  const again = <LinkButton {...selectionAddress(load_id)}>{t('approvals.screens.page.quote_again')}</LinkButton>;
  switch (status) {
    case 'waiting':
      if (price_now === null) return <Callout action={again}>{t('approvals.screens.page.cannot')}</Callout>;
      if (!proposal) return null;
      return (
        <Callout
          action={<LinkButton {...selectionAddress(load_id)}>{t('approvals.screens.page.choose_another')}</LinkButton>}
        >
          {t('approvals.screens.page.proposal', {
            who: proposal.by,
            carrier: proposal.carrier_name,
            price: money(proposal.price),
            note: proposal.note,
          })}
        </Callout>
      );
    case 'sent_back':
      return (
        <Callout action={again}>
          {t('approvals.screens.page.sent_back_text', { who: ended_by ?? '', note: end_note })}
        </Callout>
      );
    case 'expired':
    case 'void':
      return <Callout action={isOpen && again}>{t(`approvals.screens.page.${status}`)}</Callout>;
    case 'approved':
      return (
        <Callout
          action={
            isOpen && <LinkButton {...selectionAddress(load_id)}>{t('approvals.screens.page.book_now')}</LinkButton>
          }
        >
          {t(isOpen ? 'approvals.screens.page.approved_text' : 'approvals.screens.page.approved_booked')}
        </Callout>
      );
    case 'withdrawn':
      return <Callout>{t('approvals.screens.page.withdrawn_text')}</Callout>;
  }
};
