import type { Database } from '../../../platform/database/database.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { newSscc } from '../../loads/company-numbers.ts';
import { findNumbers, insertNumbers, takeSerials, type UnitOfLine } from './labels.queries.ts';

const keyOf = ({ line_item_id, unit }: UnitOfLine): string => `${line_item_id}.${unit}`;

const readNumbers = async (db: Database, units: readonly UnitOfLine[]): Promise<Map<string, string>> =>
  new Map((await findNumbers(db, units)).map((one) => [keyOf(one), one.sscc]));

/**
 * The SSCC of each unit, in the order asked for. A unit keeps the number it was given first, however many ask at the
 * same moment; no number is ever given twice.
 */
export const numberUnits = async (ctx: OpenCtx, units: readonly UnitOfLine[]): Promise<string[]> => {
  const { db } = ctx;
  let known = await readNumbers(db, units);
  const missing = units.filter((one) => !known.has(keyOf(one)));
  if (missing.length > 0) {
    const serials = await takeSerials(db, missing.length);
    await insertNumbers(
      db,
      missing.map(({ line_item_id, unit }, i) => ({ line_item_id, unit, sscc: newSscc(ctx, serials[i] ?? 0) })),
    );
    known = await readNumbers(db, units);
  }
  return units.map((one) => {
    const sscc = known.get(keyOf(one));
    if (sscc === undefined) throw new Error(`handling unit ${keyOf(one)} has no number`);
    return sscc;
  });
};
