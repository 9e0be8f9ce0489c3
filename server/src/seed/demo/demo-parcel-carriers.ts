import type { Database } from '../../platform/database/database.ts';
import { makeCarrier } from '../carriers.ts';
import { demoParcelCarriers } from '../data/parcel-rates.ts';
import { makeParcelTariff } from '../parcel-tariffs.ts';

/** Writes the parcel carriers with their tariffs. They are asked only where all of a load is parcels. */
export const seedParcelCarriers = async (db: Database): Promise<void> => {
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
