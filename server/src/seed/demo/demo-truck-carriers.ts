import { neighbours } from '@portal/contract/carriers/data/demo-carriers.ts';
import type { Database } from '../../platform/database/database.ts';
import { makeCarrier } from '../carriers.ts';
import { type DemoTruckCarrier, demoTruckCarriers } from '../data/demo-truck-carriers.ts';
import { makeTruckTariffs } from '../truck-tariffs.ts';

export type SeededTruckCarrier = DemoTruckCarrier & { id: number; rating: 'tariff' };

/** Writes the truck carriers with their tariffs; those that answer tenders by themselves are played by the simulator. */
export const seedTruckCarriers = async (db: Database): Promise<SeededTruckCarrier[]> => {
  const seeded: SeededTruckCarrier[] = [];
  for (const carrier of demoTruckCarriers) {
    const { scac, name, short_name, automatic } = carrier;
    const id = await makeCarrier(db, {
      scac,
      countries: ['US', ...(neighbours[scac] ?? [])],
      name,
      short_name,
      rating: 'tariff',
      modes: [...carrier.modes],
      ...(automatic
        ? { api_address: `/carriers/${scac}/v1`, api_key: `demo-carrier-${scac.toLowerCase()}` }
        : { tender_window: '4 hours' }),
    });
    await makeTruckTariffs(db, id, carrier.modes, { ...carrier, fuelTables: true });
    seeded.push({ ...carrier, id, rating: 'tariff' });
  }
  return seeded;
};
