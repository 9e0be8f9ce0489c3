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

/**
 * Adds an LTL and a truck carrier and a port with invented rates, the fuel tables and the calendar they name, fees for crossings of the border, which show how files are filled; answers what was
 * added. A portal that has carriers or rates of its own is left as it is.
 */
export const addExamples = async (db: Database): Promise<string[]> => {
  const { carriers, drayage } = await findSetupFacts(db);
  const hasRates = carriers > 0 || drayage > 0 || (await findFuelTableRows(db)).length > 0;
  if (hasRates) return ['Carriers or rates are there already: no examples were added.'];
  const today = new Date().toISOString().slice(0, 10);
  const [ltl, trucks] = exampleScacs;
  await db.transaction().execute(async (tx) => {
    await seedRatingTables(tx, today);
    const ltlCarrier = { scac: ltl, name: 'Example LTL', short_name: 'Example LTL', calendar: 'LTL' };
    await makeTariff(tx, await makeCarrier(tx, ltlCarrier), { fuel_table: 'LTL' });
    const truckCarrier = { scac: trucks, name: 'Example Trucks', short_name: 'Example Trucks', modes: [...truckModes] };
    await makeTruckTariffs(tx, await makeCarrier(tx, truckCarrier), truckModes, { level: 1, valid_hours: 48 });
    await seedBorderFees(tx, { all: true });
    await makeDrayageTariffs(tx, await drayageServiceId(tx), [{ place: examplePort }]);
  });
  return [
    `Added ${ltl}, ${trucks}, rates of the port ${examplePort}, fuel tables, border fees and a calendar: invented, to be changed.`,
  ];
};
