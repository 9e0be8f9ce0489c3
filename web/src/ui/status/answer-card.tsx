import type { ReactNode } from 'react';
import classes from './answer-card.module.css';

type AnswerCardProps = {
  /** How the third cell stands on a wide screen; on a narrower one it has a row of its own. */
  third: 'wide' | 'narrow' | 'below';
  /** What a phone shows first, where the second question is the one people come for. */
  phoneOrder?: 'second-first';
  children: ReactNode;
};

/** What a page is opened for, answered at its top in two or three cells. */
export const AnswerCard = ({ third, phoneOrder, children }: AnswerCardProps) => (
  <section className={classes.card} data-third={third} data-phone-order={phoneOrder}>
    {children}
  </section>
);

/** One question with its answer. */
export const AnswerCell = ({ question, children }: { question: string; children: ReactNode }) => (
  <div className={classes.cell}>
    <h2 className={classes.question}>{question}</h2>
    {children}
  </div>
);

/** The answer in a word or two. */
export const Answer = ({ children }: { children: ReactNode }) => <p className={classes.big}>{children}</p>;

/** What an answer needs said beside it. */
export const AnswerNote = ({ bad, children }: { bad?: boolean; children: ReactNode }) => (
  <p className={bad ? `${classes.small} ${classes.bad}` : classes.small}>{children}</p>
);

/** Whether an answer is good or bad news. */
export const AnswerNews = ({ bad, children }: { bad?: boolean; children: string }) => (
  <span className={bad ? classes.bad : classes.good}>{children}</span>
);
