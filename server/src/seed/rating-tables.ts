import { usualLtlClosedDays } from '@portal/contract/carriers/calendar.ts';
import { type FuelInForce, type FuelPriceRow, fuelSurcharge } from '@portal/contract/quotes/rating/fuel-table.ts';
import { addDays, daysBetween } from '@portal/contract/values/calendar-days.ts';
import { insertCalendars } from '../features/carriers/calendars.queries.ts';
import { insertFuelPrices, replaceFuelTable } from '../features/quotes/rating/fuel.queries.ts';
import type { Database } from '../platform/database/database.ts';
import { bandsPerMile, publishedBands } from './data/fuel-tables.ts';

const daysAWeek = 7;
const seededWeeks = 60;
const seededYears = [-1, 0, 1, 2];
const effectiveAfterDays = 2;
const ltlBands = publishedBands.map(([from_price, surcharge]) => ({ from_price, surcharge }));

/** The Monday of a day's week. */
const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % daysAWeek));

/** An invented price of diesel so many weeks before the last one: a slow wave, 3.71 dollars in the last week. */
const priceAt = (lastWeek: string, age: number): FuelPriceRow => ({
  region: 'US',
  week: addDays(lastWeek, -age * daysAWeek),
  dollars_per_gallon: Math.round((3.71 + 0.16 * Math.sin(age / 6) - 0.004 * age) * 1000) / 1000,
});

/** What the demo's LTL fuel table says for a pickup day, as the quotes of that day have it. */
export const demoFuelOn = (now: Date, day: string): FuelInForce => {
  const lastWeek = mondayOf(now.toISOString().slice(0, 10));
  const week = mondayOf(addDays(day, -effectiveAfterDays));
  const price = priceAt(lastWeek, Math.max(0, daysBetween(week, lastWeek) / daysAWeek));
  const { dollars_per_gallon } = price;
  const surcharge = fuelSurcharge(ltlBands, dollars_per_gallon);
  return { basis: 'percent', surcharge, week: price.week, dollars_per_gallon };
};

const seedFuel = async (db: Database, today: string): Promise<void> => {
  const shared = { region: 'US', effective_after_days: effectiveAfterDays };
  const lastWeek = mondayOf(today);
  await insertFuelPrices(
    db,
    Array.from({ length: seededWeeks }, (_, age) => priceAt(lastWeek, age)),
  );
  await replaceFuelTable(
    db,
    { code: 'LTL', name: 'LTL, percent of the net freight', basis: 'percent', ...shared },
    ltlBands,
  );
  await replaceFuelTable(db, { code: 'TL', name: 'Truckload, a mile', basis: 'per_mile', ...shared }, bandsPerMile);
};

/** The calendar of LTL carriers, from last year to the year after next. */
const seedLtlCalendar = (db: Database, today: string): Promise<void> => {
  const days = seededYears.flatMap((years) => usualLtlClosedDays(Number(today.slice(0, 4)) + years));
  return insertCalendars(
    db,
    [{ code: 'LTL', name: 'LTL carriers' }],
    days.map((day) => ({ ...day, calendar: 'LTL' })),
  );
};

/** Writes the tables that the demo's tariffs share: fuel with its weekly prices, and the carriers' calendar. */
export const seedRatingTables = async (db: Database, today: string): Promise<void> => {
  await seedFuel(db, today);
  await seedLtlCalendar(db, today);
};
