import { dayInZone, timeInZone } from '@portal/contract/values/zones/local-time.ts';
import { clocksAt } from '@portal/contract/values/zones/zone-clocks.ts';

const pad = (value: number): string => String(value).padStart(2, '0');

/** A moment as ISO 8601 with the offset that holds in `timeZone` then, as carriers report local times. */
export const localIso = (moment: Date, timeZone: string): string => {
  const { offset } = clocksAt(timeZone, moment.getTime());
  const distance = `${offset < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(offset) / 60))}:${pad(Math.abs(offset) % 60)}`;
  const seconds = moment.toISOString().slice(16, 23);
  return `${dayInZone(timeZone, moment)}T${timeInZone(timeZone, moment)}${seconds}${distance}`;
};
