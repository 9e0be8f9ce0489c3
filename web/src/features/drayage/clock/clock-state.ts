import type { ClockReading, ContainerDays } from '@portal/contract/drayage/cost-clock.ts';

/** `unknown`: nothing happened, and the terminal has set no last free day. `over`: a day costs demurrage or per diem. */
export type ClockState = 'unknown' | 'waiting' | 'running' | 'over' | 'stopped';

export const clockState = (days: ContainerDays, { deadline }: ClockReading): ClockState => {
  if (days.returned) return 'stopped';
  if (!deadline) return 'unknown';
  if (deadline.days_left < 0) return 'over';
  return days.gate_out ? 'running' : 'waiting';
};
