import { dayInZone, timeInZone, zoneLetters } from '@portal/contract/values/zones/local-time.ts';
import { readerZone } from './reader-zone.ts';

const wallClock = (moment: Date, zone: string): string => `${dayInZone(zone, moment)} ${timeInZone(zone, moment)}`;

/** The short name of a zone at that moment, "CST"; the reader's own where none is given. */
export const zoneName = (timestamp: string, timeZone: string | undefined): string =>
  zoneLetters(timeZone ?? readerZone(), new Date(timestamp));

/**
 * The short name of a zone, "CST", where its clocks differ from the reader's at that moment; empty where they agree. Freight
 * people in both languages use the same letters.
 */
export const zoneElsewhere = (timestamp: string, timeZone: string | undefined): string => {
  const moment = new Date(timestamp);
  if (!timeZone || Number.isNaN(moment.getTime()) || wallClock(moment, readerZone()) === wallClock(moment, timeZone))
    return '';
  return zoneName(timestamp, timeZone);
};
