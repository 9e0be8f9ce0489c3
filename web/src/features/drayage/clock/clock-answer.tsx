import type { PhraseKey } from '@portal/contract/phrases/phrase-key.ts';
import type { DrayageClock } from '@portal/contract/drayage/drayage-load.ts';
import { dayRules } from '@portal/contract/drayage/cost-clock.ts';
import { nextCounted } from '@portal/contract/drayage/free-time.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { money, weekdayDate } from '../../../platform/words/format.ts';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { Answer, AnswerCell, AnswerNote } from '../../../ui/status/answer-card.tsx';
import { type ClockState, daysOver } from './clock-state.ts';
import classes from './cost-clock.module.css';

type ClockAnswerProps = {
  clock: DrayageClock;
  state: ClockState;
  /** The container it is about, where there are several. */
  about?: string;
};

/** What begins to cost next and when, and what it has cost so far: two cells of an answer card. */
export const ClockAnswer = ({ clock, state, about }: ClockAnswerProps) => {
  const { t } = useTranslation();
  const { phrase, day, note } = answerOf(clock, state, t);
  const question = t(`drayage.clock.states.${state}`);
  return (
    <>
      <AnswerCell question={about ? `${question}: ${about}` : question}>
        <Answer>
          <span className={classes.answer} data-over={state === 'over' || undefined}>
            <WithDay phrase={phrase} day={day} />
          </span>
        </Answer>
        {note && <AnswerNote>{note}</AnswerNote>}
      </AnswerCell>
      <AnswerCell question={t(state === 'stopped' ? 'drayage.clock.in_all' : 'drayage.clock.cost_so_far')}>
        <Answer>
          <Money dollars={clock.total} />
        </Answer>
        <AnswerNote>{chargesText(clock, t)}</AnswerNote>
      </AnswerCell>
    </>
  );
};

const charges = ['demurrage', 'per_diem', 'chassis'] as const;

/** What the sum is made of, each charge that has cost something by its name. */
const chargesText = (clock: DrayageClock, t: Translate): string =>
  charges
    .filter((charge) => clock[charge].amount > 0)
    .map((charge) => `${t(`drayage.clock.${charge}`)} ${money(clock[charge].amount)}`)
    .join(', ') || t('drayage.clock.nothing_yet');

/** A phrase around its day, which no line break may split. */
const WithDay = ({ phrase, day }: { phrase: PhraseKey; day: string | undefined }) => {
  const { t } = useTranslation();
  if (day === undefined) return t(phrase);
  const [before, after] = t(phrase, { day: '\n' }).split('\n');
  return (
    <>
      {before}
      <RefText>{weekdayDate(day)}</RefText>
      {after}
    </>
  );
};

type Answer = { phrase: PhraseKey; day?: string; note: string };

/** The first day after the last free one that is counted. */
const firstPaidDay = (days: DrayageClock['days'], charge: 'demurrage' | 'per_diem', day: string): string => {
  const { after, demurrage } = dayRules(days);
  return nextCounted(day, charge === 'per_diem' ? after : demurrage);
};

const answerOf = ({ days, reading }: DrayageClock, state: ClockState, t: Translate): Answer => {
  if (days.returned) {
    return { phrase: 'drayage.clock.back', day: days.returned, note: t('drayage.clock.stopped_note') };
  }
  if (!reading.deadline) {
    return { phrase: 'drayage.clock.no_last_free_day', note: t('drayage.clock.no_last_free_day_note') };
  }
  const { charge, day, days_left } = reading.deadline;
  if (state === 'over') {
    const note = t('drayage.clock.late', { count: daysOver(reading) });
    return { phrase: `drayage.clock.costing.${charge}`, day: firstPaidDay(days, charge, day), note };
  }
  return { phrase: `drayage.clock.deadline.${charge}`, day, note: leftText(days_left, t) };
};

const leftText = (daysLeft: number, t: Translate): string => {
  if (daysLeft < 0) return t('drayage.clock.today_not_counted');
  return daysLeft === 0 ? t('drayage.clock.last_day') : t('drayage.clock.left', { count: daysLeft });
};
