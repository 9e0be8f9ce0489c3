import { dunning } from '@portal/contract/billing/billing.settings.ts';
import { type OperatorIdentity, operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { operatorIn } from '../../platform/operator-environment.ts';
import { insertSetting } from '../../platform/settings/settings.queries.ts';
import { demoOperator } from '../data/demo-operator.ts';
import type { Database } from '../../platform/database/database.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { rebuildFigures } from '../../features/statistics/keep/keep-figures.ts';
import { ensureAccess } from '../../features/users/ensure-access.queries.ts';
import { insertRows } from '../insert-rows.ts';
import { seededRandom } from '../random.ts';
import { seedSavedThings } from './demo-saved-things.ts';
import { seedOpenOrder } from './demo-order.ts';
import { seedDrayage } from './demo-drayage.ts';
import { seedApprovals } from './demo-approvals.ts';
import { seedAccounts } from './demo-accounts.ts';
import { seedCarrierBills } from './demo-bills.ts';
import { seedInvoices } from './demo-invoices.ts';
import { seedClaims } from './demo-claims.ts';
import { otherDeliveries, seedAlerts, seedCarriers, withFormerKey } from './freight/demo-carriers.ts';
import { seedTruckCarriers } from './demo-truck-carriers.ts';
import { deliveriesOf, makeDemoLoads, writeDemoLoads } from './freight/demo-loads.ts';
import { bounceCheck, contestInvoice, seedCollections } from './demo-collections.queries.ts';
import {
  closeMonthOfDemo,
  countContainers,
  failWire,
  findOperatorUser,
  hasAccounts,
  lockDemo,
} from './demo.queries.ts';
import { makeCarrier } from '../carriers.ts';
import { demoParcelCarriers } from '../data/parcel-rates.ts';
import { seedBorderFees } from '../border-fees.ts';
import { seedRatingTables } from '../rating-tables.ts';
import { makeParcelTariff } from '../parcel-tariffs.ts';

/** Writes the parcel carriers with their tariffs. They are asked only where all of a load is parcels. */
const seedParcelCarriers = async (db: Database): Promise<void> => {
  for (const { scac, name, short_name, pace, ...tariff } of demoParcelCarriers) {
    const id = await makeCarrier(db, {
      scac,
      name,
      short_name,
      parcels_only: true,
      api_address: `/carriers/${scac}/v1`,
      api_key: `demo-carrier-${scac.toLowerCase()}`,
    });
    await makeParcelTariff(db, id, { ...tariff, transit_factor: pace });
  }
};

const seed = 20_260_501;

/** The operator of the demo; what the environment says of it comes first. */
const seedOperator = (db: Database, fromEnvironment: Partial<OperatorIdentity>): Promise<void> =>
  insertSetting(db, { name: operatorIdentity.name, value: { ...demoOperator, ...fromEnvironment } });

const writeDemo = async (db: Database): Promise<void> => {
  await lockDemo(db);
  if (await hasAccounts(db)) return;
  const now = new Date();
  const random = seededRandom(seed);
  await seedOperator(db, operatorIn(process.env));
  const accounts = await seedAccounts(db);
  const today = now.toISOString().slice(0, 10);
  await seedRatingTables(db, today);
  const ltl = await seedCarriers(db);
  const trucks = await seedTruckCarriers(db);
  await seedParcelCarriers(db);
  await seedSavedThings(db, accounts);
  await failWire(db, withFormerKey);
  await seedAlerts(db, ltl);
  const loads = makeDemoLoads(accounts, { ltl, trucks }, now, random);
  await writeDemoLoads(db, loads, now);
  await seedOpenOrder(db, accounts[0]?.id);
  await seedDrayage(db, accounts, now);
  await seedBorderFees(db);
  // Draws of its own: what is made after it stays as it was.
  await seedInvoices(db, today, seededRandom(seed + 1));
  await seedCarrierBills(db, today);
  // What is booked later is booked on its day, so the books of two months ago can be closed.
  await closeMonthOfDemo(db, addDays(`${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`, -1).slice(0, 7));
  await seedClaims(db, loads, accounts[0]?.id, now);
  await seedApprovals(db, accounts[0]?.id);
  await contestInvoice(db, today);
  await bounceCheck(db, today);
  const operator = await findOperatorUser(db);
  if (operator) await seedCollections(db, today, operator.id);
  await insertSetting(db, { name: dunning.name, value: { ...dunning.default, is_on: true } });
  const others = otherDeliveries([...ltl.filter(({ enabled }) => enabled), ...trucks], today, random);
  await insertRows(db, 'carrier_days', deliveriesOf(loads, others));
  await countContainers(db);
};

/**
 * Fills a database without accounts with the demo: the operator, its customers and their sign-ins, carriers with
 * rate tables, and a year of loads. Does nothing where there is an account. All of it or nothing.
 */
export const seedDemo = async (db: Database): Promise<void> => {
  if (await hasAccounts(db)) return;
  await ensureAccess(db);
  await db.transaction().execute(writeDemo);
  await rebuildFigures(db);
};
