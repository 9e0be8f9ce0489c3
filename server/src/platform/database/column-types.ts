import type { LineNote } from '@portal/contract/accessorials/line-note.ts';
import type { FreightClass } from '@portal/contract/commodities/freight-class.ts';
import type { ColumnType } from 'kysely';

/** What is written: JSON text, or an object. The driver would make a PostgreSQL array of an array. */
type Written<T> = string | (T extends readonly unknown[] ? never : T);

/** A jsonb column of this shape. */
export type JsonColumn<T> = ColumnType<T, Written<T>, Written<T>>;

export type JsonRecord = Record<string, unknown>;

/** Secrets by name, each encrypted. */
export type KeptSecrets = Record<string, string>;

/** A line of a price: its name is looked up when it is shown. US dollars. */
export type PriceLine = { code: string; amount: number; note?: LineNote };

/**
 * A charge of a carrier's bill, with the carrier's own words and code for it; `own_code` is what it is without what is
 * remembered of the carrier's names. US dollars.
 */
export type BilledCharge = { code: string; amount: number; description: string; written?: string; own_code?: string };

/** What a carrier takes for accessorials, by code, in US dollars. */
export type AccessorialPrices = Record<string, number>;

/** What a carrier takes for accessorials, by code, in percent of what it collects. */
export type AccessorialPercents = Record<string, number>;

/** Freight classes that a customer ships at another class by agreement. */
export type AgreedClasses = Partial<Record<FreightClass, FreightClass>>;

/** A round trip's price in US dollars from so many miles to the door on. */
export type DrayageBand = { from_miles: number; round_trip: number };
