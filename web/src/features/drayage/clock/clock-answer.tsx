import type { ClockReading, ContainerDays } from '@portal/contract/drayage/cost-clock.ts';
import { addDays } from '@portal/contract/places/calendar-days.ts';
import { useTranslation } from 'react-i18next';
import { weekdayDate } from '../../../platform/format.ts';
import { RefText } from '../../../ui/date-text.tsx';
import { Money } from '../../../ui/money.tsx';
import type { ClockState } from './clock-state.ts';
import classes from './cost-clock.module.css';

type ClockAnswerProps = { days: ContainerDays; reading: ClockReading; state: ClockState; total: number };

/** What begins to cost next and when, and what it has cost so far. */
export const ClockAnswer = ({ days, reading, state, total }: ClockAnswerProps) => {
  const { t } = useTranslation();
  const [answer, note] = useAnswer(days, reading, state);
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
        <Money dollars={total} size="total" />
      </div>
    </div>
  );
};

const useAnswer = (days: ContainerDays, reading: ClockReading, state: ClockState): [answer: string, note: string] => {
  const { t } = useTranslation();
  if (state === 'stopped') {
    return [t('drayage.clock.back', { day: weekdayDate(days.returned ?? '') }), t('drayage.clock.stopped_note')];
  }
  if (!reading.deadline) return [t('drayage.clock.no_last_free_day'), t('drayage.clock.no_last_free_day_note')];
  const { charge, day, days_left } = reading.deadline;
  if (days_left < 0) {
    return [
      t(`drayage.clock.costing.${charge}`, { day: weekdayDate(addDays(day, 1)) }),
      t('drayage.clock.late', { count: -days_left }),
    ];
  }
  return [
    t(`drayage.clock.deadline.${charge}`, { day: weekdayDate(day) }),
    days_left === 0 ? t('drayage.clock.last_day') : t('drayage.clock.left', { count: days_left }),
  ];
};
