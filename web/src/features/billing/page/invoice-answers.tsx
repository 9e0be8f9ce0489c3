import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { daysBetween } from '@portal/contract/values/calendar-days.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { date, money, number, weekdayDate } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Difference } from '../../../ui/primitives/difference.tsx';
import { Answer, AnswerCard, AnswerCell, AnswerNews, AnswerNote } from '../../../ui/status/answer-card.tsx';
import { receivedPayments } from '../receipts/paid-card.tsx';
import { InvoiceSteps } from './invoice-steps.tsx';
import classes from './invoice-page.module.css';

/** When it falls due, in words, by the operator's day. */
const useDueText = ({ balance, days_overdue, due_on, issued_on, terms_days: days }: InvoiceDetails): string => {
  const { t } = useTranslation();
  const me = useMe();
  const params = { days, date: date(issued_on) };
  if (balance === 0) return t('billing.screens.invoice.settled', params);
  if (days_overdue > 0) return t('billing.screens.invoice.overdue', { count: days_overdue, ...params });
  const left = daysBetween(operatorDay(me), due_on);
  return left > 0
    ? t('billing.screens.invoice.due_in', { count: left, ...params })
    : t('billing.screens.invoice.due_today', params);
};

/** When the last of it came, and how early or late that was. */
const WhenPaid = ({ invoice: { due_on, terms_days: days }, paidOn }: { invoice: InvoiceDetails; paidOn: string }) => {
  const { t } = useTranslation();
  const early = daysBetween(paidOn, due_on);
  const news =
    early === 0
      ? t('billing.pay.receipt.on_time')
      : t(`billing.pay.receipt.${early > 0 ? 'early' : 'late'}`, { count: Math.abs(early) });
  return (
    <AnswerCell question={t('billing.pay.receipt.when')}>
      <Answer>
        {weekdayDate(paidOn)} <AnswerNews bad={early < 0}>{news}</AnswerNews>
      </Answer>
      <AnswerNote>{t('billing.pay.receipt.was_due', { date: weekdayDate(due_on), days })}</AnswerNote>
    </AnswerCell>
  );
};

/** When an invoice is due or was paid, how it compares with the quote, and how far it is. */
export const InvoiceAnswers = ({ invoice }: { invoice: InvoiceDetails }) => {
  const { t } = useTranslation();
  const { due_on, days_overdue, quoted, before_tax } = invoice;
  const due = useDueText(invoice);
  const [payment] = invoice.status === 'paid' ? receivedPayments(invoice) : [];
  const difference = dollars(sum([cents(before_tax), cents(-quoted)]));
  const share = quoted > 0 ? `${number((Math.abs(difference) / quoted) * 100, 1)}%` : null;
  return (
    <AnswerCard third="wide">
      {payment ? (
        <WhenPaid invoice={invoice} paidOn={payment.received_on} />
      ) : (
        <AnswerCell question={t('billing.screens.invoice.due_question')}>
          <Answer>{weekdayDate(due_on)}</Answer>
          <AnswerNote bad={days_overdue > 0}>{due}</AnswerNote>
        </AnswerCell>
      )}
      <AnswerCell question={t('billing.screens.invoice.quote_question')}>
        <Answer>
          {difference === 0 ? (
            t('billing.screens.invoice.as_quoted')
          ) : (
            <>
              <Difference amount={difference} /> {share !== null && <span className={classes.percent}>{share}</span>}
            </>
          )}
        </Answer>
        <AnswerNote>
          {difference === 0
            ? t(`billing.screens.invoice.${invoice.policy ? 'as_quoted_policy' : 'as_quoted_note'}`)
            : t('billing.screens.invoice.against', { quoted: money(quoted) })}
        </AnswerNote>
      </AnswerCell>
      <InvoiceSteps invoice={invoice} />
    </AnswerCard>
  );
};
