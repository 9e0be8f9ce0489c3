import type { Approval } from '@portal/contract/approvals/approval.ts';
import { isTenderable } from '@portal/contract/loads/load-states.ts';
import { useQuery } from '@tanstack/react-query';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { selectionAddress } from '../../loads/addresses.ts';
import { tenderAddress } from '../../quotes/addresses.ts';
import { loadQuotes } from '../../quotes/quotes.api.ts';

type BookingLinkProps = { approval: Approval; quoteId: number; children: string };

/** Leads to the booking by a quote, insured like the one that was asked for; where it is gone, to those there are. */
const BookingLink = ({ approval, quoteId, children }: BookingLinkProps) => {
  const { load_id, premium } = approval;
  const { data } = useQuery(loadQuotes(load_id));
  const quote = data?.items.find(({ id, status }) => id === quoteId && status === 'open');
  const address = quote
    ? tenderAddress({ id: load_id, copied_from: null }, quote, premium > 0 ? 'insured' : 'none')
    : selectionAddress(load_id);
  return (
    <LinkButton kind="primary" {...address}>
      {children}
    </LinkButton>
  );
};

type Proposed = { approval: Approval; proposal: NonNullable<Approval['proposal']> };

const AskInstead = ({ approval, proposal: { carrier_quote_id, carrier_name } }: Proposed) => {
  const { t } = useTranslation();
  return (
    <BookingLink approval={approval} quoteId={carrier_quote_id}>
      {t('approvals.screens.page.ask_instead', { carrier: carrier_name })}
    </BookingLink>
  );
};

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
        <Callout action={approval.is_mine && <AskInstead approval={approval} proposal={proposal} />}>
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
            isOpen && (
              <BookingLink approval={approval} quoteId={approval.carrier_quote_id}>
                {t('approvals.screens.page.book_now')}
              </BookingLink>
            )
          }
        >
          {t(isOpen ? 'approvals.screens.page.approved_text' : 'approvals.screens.page.approved_booked')}
        </Callout>
      );
    case 'withdrawn':
      return <Callout>{t('approvals.screens.page.withdrawn_text')}</Callout>;
  }
};
