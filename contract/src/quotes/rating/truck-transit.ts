const milesADay = { solo: 550, team: 1_000 };

/** Calendar days a truck drives, weekends too; the pickup day is not counted. At least one day. */
export const truckTransitDays = (miles: number, drivers: 'solo' | 'team'): number =>
  Math.max(1, Math.ceil(miles / milesADay[drivers]));
