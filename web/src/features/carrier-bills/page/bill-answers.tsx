import type { CarrierBillDetails } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { date, money, weekdayDate } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Answer, AnswerCard, AnswerCell, AnswerNote } from '../../../ui/status/answer-card.tsx';
import { Difference } from '../../../ui/primitives/difference.tsx';

/** How a bill compares with the quote, when it is due, and what the load brings. */
export const BillAnswers = ({ bill }: { bill: CarrierBillDetails }) => {
  const { t } = useTranslation();
  const { quoted, difference, due_on, billed_on, paid_on, payment_reference: reference, margin } = bill;
  return (
    <AnswerCard third="narrow">
      <AnswerCell question={t('carrier_bills.screens.page.against')}>
        <Answer>
          {difference === 0 ? t('carrier_bills.screens.page.as_quoted') : <Difference amount={difference} />}
        </Answer>
        <AnswerNote>
          {quoted === null
            ? t('carrier_bills.screens.page.no_load_yet')
            : t('carrier_bills.screens.page.quoted', { amount: money(quoted) })}
        </AnswerNote>
      </AnswerCell>
      <AnswerCell question={t('carrier_bills.screens.page.due')}>
        <Answer>{weekdayDate(due_on)}</Answer>
        <AnswerNote>
          {paid_on
            ? t('carrier_bills.screens.page.paid_on', { date: date(paid_on), reference })
            : t('carrier_bills.screens.page.billed_on', { date: date(billed_on) })}
        </AnswerNote>
      </AnswerCell>
      <AnswerCell question={t('carrier_bills.screens.page.margin')}>
        <Answer>{margin ? money(margin.margin) : '–'}</Answer>
        <AnswerNote>
          {margin
            ? t('carrier_bills.screens.page.margin_note', { revenue: money(margin.revenue), cost: money(margin.cost) })
            : t('carrier_bills.screens.page.no_load_yet')}
        </AnswerNote>
      </AnswerCell>
    </AnswerCard>
  );
};
