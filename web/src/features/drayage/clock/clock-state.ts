import type { ClockReading } from '@portal/contract/drayage/cost-clock.ts';
import type { DrayageClock } from '@portal/contract/drayage/drayage-load.ts';

/** `unknown`: nothing happened, and the terminal has set no last free day. `over`: a day costs demurrage or per diem. */
export type ClockState = 'unknown' | 'waiting' | 'running' | 'over' | 'stopped';

/** Days that cost of the bill that runs now; over a weekend a line may count none although its free days are over. */
export const daysOver = ({ deadline, per_diem_days, demurrage_days }: ClockReading): number => {
  if (!deadline || deadline.days_left >= 0) return 0;
  return deadline.charge === 'per_diem' ? per_diem_days : demurrage_days;
};

export const clockState = ({ days, reading }: Pick<DrayageClock, 'days' | 'reading'>): ClockState => {
  if (days.returned) return 'stopped';
  if (!reading.deadline) return 'unknown';
  if (daysOver(reading) > 0) return 'over';
  return days.gate_out ? 'running' : 'waiting';
};
