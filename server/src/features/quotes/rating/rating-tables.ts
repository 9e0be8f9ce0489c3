import type { LineNote } from '@portal/contract/accessorials/line-note.ts';
import { addBusinessDays, type ClosedDays, isBusinessDay } from '@portal/contract/places/business-days.ts';
import { closedOnTheWay, yearsFrom } from '@portal/contract/places/closed-days.ts';
import type { HolidayPlace } from '@portal/contract/places/holidays-at.ts';
import type { FuelInForce } from '@portal/contract/quotes/rating/fuel-table.ts';
import type { CarrierOffer } from '../../../integrations/carriers/carrier-port.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { findClosedDays } from '../../carriers/calendars.queries.ts';
import type { CarrierRow } from '../quotes.queries.ts';
import { type BorderFee, findBorderFees } from './border-fees.queries.ts';
import { findFuelInForce } from './fuel.queries.ts';
import type { Priced } from './price-day.ts';
import type { Shipment } from './read-shipment.ts';

/** The operator's tables that all tariffs share, as they count for one pickup day. */
export type RatingTables = {
  /** By the code of the fuel table. */
  fuel: ReadonlyMap<string, FuelInForce>;
  /** By the code of the calendar. */
  closedDays: ReadonlyMap<string, ClosedDays>;
  /** By the id of the carrier. */
  borderFees: ReadonlyMap<number, readonly BorderFee[]>;
};

/** A shipment with the tables it is priced by, read once a round, and since when the prices hold. */
export type RatedShipment = Shipment & { tables: RatingTables } & Priced;

/** Reads the tables that count for a pickup on this day. */
export const readRatingTables = async ({ db }: OpenCtx, pickupDate: string): Promise<RatingTables> => {
  const [fuel, closedDays, borderFees] = await Promise.all([
    findFuelInForce(db, pickupDate),
    findClosedDays(db, yearsFrom(pickupDate)),
    findBorderFees(db, pickupDate),
  ]);
  return { fuel, closedDays, borderFees };
};

/** The surcharge a tariff's fuel table says; undefined where it names none, or no price of diesel is known. */
export const fuelOf = ({ fuel }: RatingTables, table: string | null): FuelInForce | undefined =>
  table === null ? undefined : fuel.get(table);

/** What a fuel line was read by. A surcharge a mile is not named, since it would give away what the carrier gets. */
export const fuelNote = ({ basis, week, dollars_per_gallon, surcharge }: FuelInForce): LineNote => ({
  code: `fuel_${basis}`,
  values: { week, diesel: dollars_per_gallon.toFixed(3), ...(basis === 'percent' ? { percent: surcharge } : {}) },
});

type Days = Pick<CarrierOffer, 'transit_days' | 'estimated_delivery' | 'restrictions'>;

type Trip = Pick<Shipment, 'pickup_date'> & Record<'origin' | 'destination', HolidayPlace>;
type Calendar = Pick<CarrierRow, 'calendar'>;

/** When a carrier is closed at the pickup, and when on the way. */
export const closedDaysOf = ({ closedDays }: Pick<RatingTables, 'closedDays'>, { calendar }: Calendar, trip: Trip) =>
  closedOnTheWay(
    trip.origin,
    trip.destination,
    trip.pickup_date,
    calendar === null ? undefined : closedDays.get(calendar),
  );

/**
 * When a carrier that drives on business days delivers: what is ready on a day it is closed at the pickup is taken on
 * the next one it works there.
 */
export const deliveryDays = (tables: RatingTables, carrier: Calendar, trip: Trip, transit_days: number): Days => {
  const { atPickup, onTheWay } = closedDaysOf(tables, carrier, trip);
  const pickedUp = addBusinessDays(trip.pickup_date, 0, atPickup);
  return {
    transit_days,
    estimated_delivery: addBusinessDays(pickedUp, transit_days, onTheWay),
    restrictions: isBusinessDay(trip.pickup_date, atPickup) ? [] : [{ code: 'NO_PICKUP_ON', date: trip.pickup_date }],
  };
};
