import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { daysBetween } from '@portal/contract/values/calendar-days.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { date, money, weekdayDate } from '../../../platform/words/format.ts';
import { today } from '../../../platform/words/today.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Difference } from '../../../ui/primitives/difference.tsx';
import { Answer, AnswerCard, AnswerCell, AnswerNote } from '../../../ui/status/answer-card.tsx';

/** When it falls due, in words; the day the reader has. */
const useDueText = ({ balance, days_overdue, due_on, issued_on, terms_days: days }: InvoiceDetails): string => {
  const { t } = useTranslation();
  const params = { days, date: date(issued_on) };
  if (balance === 0) return t('billing.screens.invoice.settled', params);
  if (days_overdue > 0) return t('billing.screens.invoice.overdue', { count: days_overdue, ...params });
  const left = daysBetween(today(), due_on);
  return left > 0
    ? t('billing.screens.invoice.due_in', { count: left, ...params })
    : t('billing.screens.invoice.due_today', params);
};

/** When an invoice is due, how it compares with the quote, and what is still owed. */
export const InvoiceAnswers = ({ invoice }: { invoice: InvoiceDetails }) => {
  const { t } = useTranslation();
  const { due_on, days_overdue, quoted, amount, balance, paid, credited } = invoice;
  const due = useDueText(invoice);
  const difference = dollars(sum([cents(amount), cents(-quoted)]));
  return (
    <AnswerCard third="narrow">
      <AnswerCell question={t('billing.screens.invoice.due_question')}>
        <Answer>{weekdayDate(due_on)}</Answer>
        <AnswerNote bad={days_overdue > 0}>{due}</AnswerNote>
      </AnswerCell>
      <AnswerCell question={t('billing.screens.invoice.quote_question')}>
        <Answer>
          {difference === 0 ? t('billing.screens.invoice.as_quoted') : <Difference amount={difference} />}
        </Answer>
        <AnswerNote>
          {difference === 0
            ? t(`billing.screens.invoice.${invoice.policy ? 'as_quoted_policy' : 'as_quoted_note'}`)
            : t('billing.screens.invoice.against', { quoted: money(quoted) })}
        </AnswerNote>
      </AnswerCell>
      <AnswerCell question={t('billing.screens.invoice.owed_question')}>
        <Answer>{money(balance)}</Answer>
        <AnswerNote>
          {t('billing.screens.invoice.paid_note', { paid: money(paid), credited: money(credited) })}
        </AnswerNote>
      </AnswerCell>
    </AnswerCard>
  );
};
