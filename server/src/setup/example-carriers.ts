import type { Database } from '../platform/database/database.ts';
import { seedBorderFees } from '../seed/border-fees.ts';
import { makeCarrier, makeTariff } from '../seed/carriers.ts';
import { drayageServiceId, makeDrayageTariffs } from '../seed/drayage-tariffs.ts';
import { seedRatingTables } from '../seed/rating-tables.ts';
import { makeTruckTariffs } from '../seed/truck-tariffs.ts';
import { findFuelTableRows } from '../features/quotes/tables/fuel-tables.queries.ts';
import { exampleScacs, findSetupFacts } from '../features/setup/setup.queries.ts';

const truckModes = ['ftl', 'expedited', 'reefer', 'flatbed'] as const;
const examplePort = 'USLAX';

/** Whether a portal has carriers or rates of its own, which examples must not mix with. */
export const hasRates = async (db: Database): Promise<boolean> => {
  const { carriers, drayage } = await findSetupFacts(db);
  return carriers > 0 || drayage > 0 || (await findFuelTableRows(db)).length > 0;
};

/** Writes the examples in the caller's transaction. */
export const writeExamples = async (tx: Database): Promise<void> => {
  const today = new Date().toISOString().slice(0, 10);
  const [ltl, trucks] = exampleScacs;
  await seedRatingTables(tx, today);
  const ltlCarrier = { scac: ltl, name: 'Example LTL', short_name: 'Example LTL', calendar: 'LTL' };
  await makeTariff(tx, await makeCarrier(tx, ltlCarrier), { fuel_table: 'LTL' });
  const truckCarrier = { scac: trucks, name: 'Example Trucks', short_name: 'Example Trucks', modes: [...truckModes] };
  await makeTruckTariffs(tx, await makeCarrier(tx, truckCarrier), truckModes, { level: 1, valid_hours: 48 });
  await seedBorderFees(tx, { all: true });
  await makeDrayageTariffs(tx, await drayageServiceId(tx), [{ place: examplePort }]);
};

/**
 * Adds an LTL and a truck carrier and a port with invented rates, the fuel tables and the calendar they name, fees for
 * crossings of the border, which show how files are filled; answers what was added. A portal that has carriers or rates
 * of its own is left as it is.
 */
export const addExamples = async (db: Database): Promise<string[]> => {
  if (await hasRates(db)) return ['Carriers or rates are there already: no examples were added.'];
  await db.transaction().execute(writeExamples);
  const [ltl, trucks] = exampleScacs;
  return [
    `Added ${ltl}, ${trucks}, rates of the port ${examplePort}, fuel tables, border fees and a calendar: invented, to be changed.`,
  ];
};
