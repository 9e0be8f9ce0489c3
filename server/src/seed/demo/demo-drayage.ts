import { freeTimeTerms, terminalClosures } from '@portal/contract/drayage/drayage.settings.ts';
import { insertSetting } from '../../platform/settings/settings.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import { demoHauls, ratedPlaces } from '../data/demo-drayage.ts';
import { demoFreeTimeTerms, demoTerminalClosures } from '../data/free-time-terms.ts';
import { docks } from '../data/demo-sites.ts';
import { drayageServiceId, makeDrayageTariffs } from '../drayage-tariffs.ts';
import type { DemoAccount } from './demo-accounts.ts';
import { planHaul } from './freight/plan-haul.ts';
import { writeHaul } from './freight/write-haul.ts';

const priorityLevel = 1.18;

/** Writes the rate tables of the places the operator has truckers at; answers the carrier's id. */
const seedTariffs = async (db: Database): Promise<number> => {
  const carrierId = await drayageServiceId(db);
  // Its truckers cross at Otay Mesa and Laredo.
  await db
    .updateTable('carriers')
    .set({ countries: ['US', 'MX'] })
    .where('id', '=', carrierId)
    .execute();
  await makeDrayageTariffs(
    db,
    carrierId,
    Object.entries(ratedPlaces).flatMap(([place, level]) => [
      { place, level },
      { place, level: level * priorityLevel, service_class: 'priority' },
    ]),
  );
  return carrierId;
};

/** Writes free time by line, beside what every database has. */
const seedFreeTime = async (db: Database): Promise<void> => {
  await insertSetting(db, { name: freeTimeTerms.name, value: [...freeTimeTerms.default, ...demoFreeTimeTerms] });
  await insertSetting(db, { name: terminalClosures.name, value: demoTerminalClosures });
};

/** Writes rate tables, free time, and a container in each state of its life. */
export const seedDrayage = async (db: Database, accounts: readonly DemoAccount[], now: Date): Promise<void> => {
  const carrierId = await seedTariffs(db);
  await seedFreeTime(db);
  const today = now.toISOString().slice(0, 10);
  for (const spec of demoHauls) {
    const account = accounts.find((one) => one.docks === docks[spec.account]);
    if (account) await writeHaul(db, carrierId, planHaul(spec, account, today), now);
  }
};
