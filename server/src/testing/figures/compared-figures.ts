import type { Database } from '../../platform/database/database.ts';
import { directBilling, directFigures } from './direct-figures.ts';
import {
  type Figures,
  findBilled,
  findBooked,
  findAccessorials,
  findLoadsByCarrier,
  findLoadsByGroup,
  findLoadsByMode,
  findLoadsByMonth,
  findStops,
} from '../../features/statistics/figures.queries.ts';
import {
  findMargins,
  findMarginsBy,
  findSteps,
  findWaits,
} from '../../features/statistics/operator/answers.queries.ts';

type Name = keyof typeof directFigures;

const page = { skip: 0, limit: 10_000 };
const withoutTotal = ({ total: _, ...row }: { total: number }) => row;

/** All lanes; an error where a page of them is not the part it should be, or a total not their number. */
const lanesInPages = async (db: Database, figures: Figures) => {
  const all = await findMarginsBy(db, 'lane', figures, page);
  for (const [skip, limit] of [
    [0, 1],
    [1, 2],
  ] as const) {
    const [some, wanted] = [await findMarginsBy(db, 'lane', figures, { skip, limit }), all.slice(skip, skip + limit)];
    if (JSON.stringify(some) !== JSON.stringify(wanted)) throw new Error(`lanes from ${skip}: ${JSON.stringify(some)}`);
  }
  if (all.some(({ total }) => total !== all.length)) throw new Error(`of ${all.length} lanes: ${all[0]?.total}`);
  return all;
};

/** The figures as the server reads them. */
export const keptFigures: Readonly<Record<Name, (db: Database, figures: Figures) => Promise<unknown[]>>> = {
  modes: findLoadsByMode,
  groups: findLoadsByGroup,
  months: findLoadsByMonth,
  booked: async (db, figures) => [await findBooked(db, figures)],
  carriers: findLoadsByCarrier,
  accessorials: findAccessorials,
  stops: findStops,
  margins: findMargins,
  steps: findSteps,
  waits: findWaits,
  byAccount: async (db, figures) => (await findMarginsBy(db, 'account', figures, page)).map(withoutTotal),
  byCarrier: async (db, figures) => (await findMarginsBy(db, 'carrier', figures, page)).map(withoutTotal),
  byLane: async (db, figures) => (await lanesInPages(db, figures)).map(withoutTotal),
};

/** Rows in one order, without those that count nothing. */
const comparable = (rows: readonly unknown[]): string[] =>
  rows
    .map((row) => JSON.stringify(row))
    .filter((row) => !/"loads":0\b/.test(row))
    .toSorted();

export type Difference = { name: string; kept: string[]; direct: string[] };

/** Where the sums do not say what the loads themselves do, read in one snapshot. */
export const differencesOf = (db: Database, figures: Figures, today: string): Promise<Difference[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const found: Difference[] = [];
      const compare = (name: string, kept: unknown[], direct: unknown[]) => {
        const [one, other] = [comparable(kept), comparable(direct)];
        if (one.join() !== other.join()) found.push({ name, kept: one, direct: other });
      };
      for (const [name, read] of Object.entries(keptFigures)) {
        // Invoices and stops are asked without an end, as the calls do.
        compare(name, await read(tx, figures), await directFigures[name as Name](tx, figures));
      }
      const billed = await findBilled(tx, figures, today);
      if (figures.until === undefined) compare('billing', billed, await directBilling(tx, figures, today));
      return found;
    });
