import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** One handling unit: which of a line's, from 1. */
export type UnitOfLine = { line_item_id: number; unit: number };
export type NumberedUnit = UnitOfLine & { sscc: string };

/** The units asked for that have a number. */
export const findNumbers = async (db: Database, units: readonly UnitOfLine[]): Promise<NumberedUnit[]> => {
  const { rows } = await sql<NumberedUnit>`
    select known.line_item_id, known.unit, known.sscc
    from unnest(${units.map((one) => one.line_item_id)}::integer[], ${units.map((one) => one.unit)}::integer[])
      as asked (line_item_id, unit)
    join handling_unit_numbers known using (line_item_id, unit)`.execute(db);
  return rows;
};

/** Serials nobody has had and nobody else will get. */
export const takeSerials = async (db: Database, count: number): Promise<number[]> => {
  const { rows } = await sql<{ serial: number }>`
    select nextval('sscc_serials') as serial from generate_series(1, ${count})`.execute(db);
  return rows.map(({ serial }) => serial);
};

/** Gives units their numbers; one that has got its number meanwhile keeps that. */
export const insertNumbers = async (db: Database, units: readonly NumberedUnit[]): Promise<void> => {
  await db
    .insertInto('handling_unit_numbers')
    .values([...units])
    .onConflict((conflict) => conflict.columns(['line_item_id', 'unit']).doNothing())
    .execute();
};
