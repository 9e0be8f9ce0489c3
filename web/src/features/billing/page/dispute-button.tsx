import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import type { ChangeKind } from '@portal/contract/billing/invoice-change.ts';
import type { ClaimReason } from '@portal/contract/claims/data/claim-choices.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { money } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { newDisputeAddress } from '../../claims/addresses.ts';
import { useChangeWords } from './change-words.ts';

const reasons: Readonly<Record<ChangeKind, ClaimReason>> = {
  reweigh: 'reweigh',
  reclass: 'reclass',
  accessorial: 'accessorial_not_applicable',
  rate: 'tariff',
  fuel: 'fuel',
};

type DisputeButtonProps = { invoice: InvoiceDetails; load: number; ticked: ReadonlySet<number>; kind?: 'link' };

/** Opens the claim form with this invoice of a load and the ticked changes. */
export const DisputeButton = ({ invoice, load, ticked, kind }: DisputeButtonProps) => {
  const { t } = useTranslation();
  const wordsOf = useChangeWords();
  const meant = invoice.changes.filter(({ id }) => ticked.has(id));
  const [first] = meant;
  const story = meant
    .map((change) => {
      const { name, facts } = wordsOf(change);
      return [`${name}: ${money(change.amount)}`, facts].filter(Boolean).join('. ');
    })
    .join('\n');
  const amount = dollars(sum(meant.map((change) => cents(change.amount))));
  const language = currentLanguage();
  const paper = invoice.papers.find((one) => one.language === language) ?? invoice.papers[0];
  const address = newDisputeAddress(load, {
    invoice: String(invoice.number),
    received: invoice.issued_on,
    ...(first && { reason: reasons[first.kind], story }),
    ...(amount > 0 && { amount }),
    ...(paper && { paper: paper.id }),
  });
  return (
    <LinkButton {...address} {...(kind && { kind, size: 'small' })}>
      {t('billing.screens.invoice.dispute')}
    </LinkButton>
  );
};
