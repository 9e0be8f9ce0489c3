import type { DrayageClock } from '@portal/contract/drayage/drayage-load.ts';
import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import { addDays } from '@portal/contract/places/calendar-days.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { weekdayDate } from '../../../platform/format.ts';
import { RefText } from '../../../ui/date-text.tsx';
import { Money } from '../../../ui/money.tsx';
import { type ClockState, daysOver } from './clock-state.ts';
import classes from './cost-clock.module.css';

type ClockAnswerProps = { clock: DrayageClock; state: ClockState };

/** What begins to cost next and when, and what it has cost so far. */
export const ClockAnswer = ({ clock, state }: ClockAnswerProps) => {
  const { t } = useTranslation();
  const [answer, note] = answerOf(clock, state, t);
  return (
    <div className={classes.head}>
      <div>
        <h3 className={classes.question}>{t(`drayage.clock.states.${state}`)}</h3>
        <p className={classes.answer} data-over={state === 'over' || undefined}>
          <RefText>{answer}</RefText>
        </p>
        {note && <p className={classes.note}>{note}</p>}
      </div>
      <div className={classes.soFar}>
        <h3 className={classes.question}>{t(state === 'stopped' ? 'drayage.clock.in_all' : 'drayage.clock.so_far')}</h3>
        <Money dollars={clock.total} size="total" />
      </div>
    </div>
  );
};

type Answer = [answer: string, note: string];

/** The first day after the last free one that is counted. */
const firstPaidDay = ({ counting }: DrayageClock['days'], charge: 'demurrage' | 'per_diem', day: string): string =>
  charge === 'per_diem' && counting === 'working' ? addBusinessDays(day, 1) : addDays(day, 1);

const answerOf = ({ days, reading }: DrayageClock, state: ClockState, t: TFunction): Answer => {
  if (state === 'stopped') {
    return [t('drayage.clock.back', { day: weekdayDate(days.returned ?? '') }), t('drayage.clock.stopped_note')];
  }
  if (!reading.deadline) return [t('drayage.clock.no_last_free_day'), t('drayage.clock.no_last_free_day_note')];
  const { charge, day, days_left } = reading.deadline;
  if (state === 'over') {
    return [
      t(`drayage.clock.costing.${charge}`, { day: weekdayDate(firstPaidDay(days, charge, day)) }),
      t('drayage.clock.late', { count: daysOver(reading) }),
    ];
  }
  return [t(`drayage.clock.deadline.${charge}`, { day: weekdayDate(day) }), leftText(days_left, t)];
};

const leftText = (daysLeft: number, t: TFunction): string => {
  if (daysLeft < 0) return t('drayage.clock.today_not_counted');
  return daysLeft === 0 ? t('drayage.clock.last_day') : t('drayage.clock.left', { count: daysLeft });
};
