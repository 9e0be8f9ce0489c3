const wallClock = (moment: Date, zone: { timeZone?: string }) =>
  new Intl.DateTimeFormat('en-US', { ...zone, dateStyle: 'short', timeStyle: 'short' }).format(moment);

/** The short name of a zone at that moment, "CST"; the reader's own where none is given. */
export const zoneName = (timestamp: string, timeZone: string | undefined): string => {
  const zone = timeZone ? { timeZone } : {};
  const parts = new Intl.DateTimeFormat('en-US', { ...zone, timeZoneName: 'short' }).formatToParts(new Date(timestamp));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
};

/**
 * The short name of a zone, "CST", where its clocks differ from the reader's at that moment; empty where they agree. Freight
 * people in both languages use the same letters.
 */
export const zoneElsewhere = (timestamp: string, timeZone: string | undefined): string => {
  const moment = new Date(timestamp);
  if (!timeZone || Number.isNaN(moment.getTime()) || wallClock(moment, {}) === wallClock(moment, { timeZone }))
    return '';
  return zoneName(timestamp, timeZone);
};
