import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { moneyParts, number, percent } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TrendLine } from '../../../ui/charts/trend-line.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { onTimeTarget } from '../figures/carrier-rows.ts';
import { wholeMoney } from '../figures/whole-money.ts';
import type { FiguresQuery } from '../home.api.ts';
import { type Overview, overviewQuery } from './operator.api.ts';
import classes from './operator.module.css';

/** Under this share of the price a margin is marked. */
export const marginTarget = 10;

const minus = '\u2212';

/** "+2.1" or "−0.4", of a share and the one before it. */
const changeText = (now: number | null, before: number | null | undefined): string | null => {
  if (now === null || before === null || before === undefined) return null;
  const points = Math.round((now - before) * 10) / 10;
  return `${points < 0 ? minus : '+'}${number(Math.abs(points), 1)}`;
};

type AnswersCardProps = { query: FiguresQuery; onCommissions: () => void };

/** How the business goes, in four answers, each with its way over twelve months. */
export const AnswersCard = ({ query, onCommissions }: AnswersCardProps) => {
  const figures = useQuery(overviewQuery(query));
  const { data, error, refetch, isFetching, isPlaceholderData } = figures;
  return (
    <section className={classes.answers} data-stale={isPlaceholderData || undefined}>
      {data ? (
        <Answers data={data} onCommissions={onCommissions} />
      ) : error ? (
        <div className={classes.failed}>
          <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />
        </div>
      ) : (
        Array.from({ length: 4 }, (_, at) => (
          <div key={at} className={classes.answer}>
            <Skeleton width="50%" />
            <Skeleton width="70%" height={20} />
            <Skeleton width="80%" />
          </div>
        ))
      )}
    </section>
  );
};

const Answers = ({ data, onCommissions }: { data: Overview; onCommissions: () => void }) => {
  const { t } = useTranslation();
  const { margin, quote_to_book: book, on_time, first_quote, before, trend } = data;
  const shareNote = (part: number, whole: number, change: string | null) =>
    [
      t('home.operator.answers.share_note', { part: number(part, 0), whole: number(whole, 0) }),
      change && t('home.operator.answers.change', { points: change }),
    ]
      .filter(Boolean)
      .join(', ');
  const seconds = (value: number) => t('home.operator.answers.seconds', { count: number(value, 1) });
  return (
    <>
      <Answer
        question={t('home.operator.answers.margin')}
        answer={moneyParts(Math.round(margin.margin))[0]}
        isLow={margin.margin_percent !== null && margin.margin_percent < marginTarget}
        note={t('home.operator.answers.margin_note', {
          percent: margin.margin_percent === null ? '–' : percent(margin.margin_percent),
          price: wholeMoney(margin.price),
        })}
        trend={trend.map((month) => month.margin)}
      >
        <Button kind="link" onClick={onCommissions}>
          {t('home.operator.answers.commissions')}
        </Button>
      </Answer>
      <Answer
        question={t('home.operator.answers.quote_to_book')}
        answer={book.percent === null ? '–' : percent(book.percent)}
        note={shareNote(book.booked, book.quoted, changeText(book.percent, before?.quote_to_book.percent))}
        trend={trend.map((month) => month.quote_to_book_percent)}
      />
      <Answer
        question={t('home.operator.answers.on_time')}
        answer={on_time.percent === null ? '–' : percent(on_time.percent)}
        isLow={on_time.percent !== null && on_time.percent < onTimeTarget}
        note={shareNote(on_time.on_time, on_time.delivered, changeText(on_time.percent, before?.on_time.percent))}
        trend={trend.map((month) => month.on_time_percent)}
      />
      <Answer
        question={t('home.operator.answers.first_quote')}
        answer={first_quote.median_seconds === null ? '–' : seconds(first_quote.median_seconds)}
        note={
          before && before.first_quote.median_seconds !== null
            ? t('home.operator.answers.first_quote_note', { before: seconds(before.first_quote.median_seconds) })
            : t('home.operator.answers.requests', {
                count: first_quote.requests,
                shown: number(first_quote.requests, 0),
              })
        }
        trend={trend.map((month) => month.first_quote_seconds)}
      />
    </>
  );
};

type AnswerProps = {
  question: string;
  answer: string;
  note: string;
  trend: readonly (number | null)[];
  isLow?: boolean;
  children?: ReactNode;
};

const Answer = ({ question, answer, note, trend, isLow, children }: AnswerProps) => (
  <div className={classes.answer}>
    <h2>{question}</h2>
    <p className={classes.big} data-low={isLow || undefined}>
      {answer}
    </p>
    <p className={classes.small}>
      {note} {children}
    </p>
    <span className={classes.trend}>
      <TrendLine values={trend} />
    </span>
  </div>
);
