/** A chassis is rented for this many days at least. */
const minimumDays = 3;

/** Days a chassis is rented for when it is out so many, its first and last day counted. */
export const chassisDays = (daysOut: number): number => Math.max(minimumDays, daysOut);

/** Days a price pays for: those it includes; where it charges for the days that were expected, those. */
export const chassisDaysInPrice = (included: number, expected: number | null): number =>
  expected === null ? included : Math.max(included, chassisDays(expected));

/** Days of them that cost more than the haul, which includes some. */
export const paidChassisDays = (daysOut: number, included: number): number =>
  Math.max(0, chassisDays(daysOut) - included);
