import { accessorialsByMode } from '@portal/contract/accessorials/data/accessorials.ts';
import { type DemoCarrier, demoCarriers, pushingCarriers } from '@portal/contract/carriers/data/demo-carriers.ts';
import { isBusinessDay } from '@portal/contract/places/business-days.ts';
import type { Database } from '../../../platform/database/database.ts';
import { makeCarrier, makeTariff, typicalPrices } from '../../carriers.ts';
import { demoTariffRules } from '../../data/demo-tariff-rules.ts';
import { insertRows } from '../../insert-rows.ts';
import type { Random } from '../../random.ts';
import { daysFrom } from '../days.ts';
import type { QuotingCarrier } from './offer.ts';

/** This one has another key by now: its connection fails, which the operator has to see. */
export const withFormerKey = 'RLCA';

export type SeededCarrier = DemoCarrier & { id: number; automatic: true };

/** What carriers usually take of a COD, as Dugan Truck Line publishes it (item 270). */
const codPercent = 4;

const rateTables = (db: Database, id: number, carrier: DemoCarrier) =>
  makeTariff(db, id, {
    name: `${carrier.short_name} LTL standard`,
    discount_percent: carrier.discount_percent,
    minimum_charge: carrier.minimum_charge,
    fuel_percent: carrier.fuel_percent,
    fuel_table: 'LTL',
    ...demoTariffRules[carrier.scac],
    transit_factor: carrier.pace,
    valid_business_days: carrier.valid_business_days,
    percents_of_cod: JSON.stringify({ COD: codPercent }),
    // A tariff that promises hours would need a service class of its own.
    accessorial_prices: JSON.stringify(
      Object.fromEntries(
        accessorialsByMode.ltl
          .filter(({ code }) => !code.startsWith('GTD_') && code !== 'TCS')
          .map(({ code }) => [code, typicalPrices[code]]),
      ),
    ),
  });

/** Writes the carriers as the simulator plays them, and the rate tables of those the operator rates itself. */
export const seedCarriers = async (db: Database): Promise<SeededCarrier[]> => {
  const seeded: SeededCarrier[] = [];
  for (const carrier of demoCarriers) {
    const { scac, name, short_name, rating, enabled, countries } = carrier;
    const id = await makeCarrier(db, {
      scac,
      name,
      short_name,
      rating,
      enabled,
      calendar: 'LTL',
      countries: [...countries],
      api_address: `/carriers/${scac}/v1`,
      api_key: `demo-carrier-${scac === withFormerKey ? 'former' : scac.toLowerCase()}`,
      webhook_secret: pushingCarriers.includes(scac) ? `demo-push-${scac.toLowerCase()}` : null,
    });
    if (rating === 'tariff') await rateTables(db, id, carrier);
    seeded.push({ ...carrier, id, automatic: true });
  }
  return seeded;
};

/** Warns of the carriers that are late most often. */
export const seedAlerts = (db: Database, carriers: readonly SeededCarrier[]): Promise<void> =>
  insertRows(
    db,
    'carrier_alerts',
    carriers
      .filter(({ enabled }) => enabled)
      .map(({ id, short_name }) => ({
        carrier_id: id,
        threshold_percent: 90,
        message_en: `${short_name} has delivered fewer than 90% of its loads on time in the last 30 days.`,
        message_es: `${short_name} ha entregado a tiempo menos del 90% de sus cargas en los últimos 30 días.`,
      })),
  );

export type DeliveryDay = { carrier_id: number; day: string; delivered: number; on_time: number; late_days: number };

const recordedDays = 60;

/** What the operator's other customers had delivered, day by day up to yesterday. */
export const otherDeliveries = (
  carriers: readonly Pick<QuotingCarrier, 'id' | 'late_share'>[],
  today: string,
  random: Random,
): DeliveryDay[] => {
  const days = Array.from({ length: recordedDays }, (_, i) => daysFrom(today, i - recordedDays)).filter((day) =>
    isBusinessDay(day),
  );
  return carriers.flatMap(({ id, late_share }) =>
    days.map((day) => {
      const delivered = random.whole(4, 22);
      const late = Array.from({ length: delivered }, () => random.chance(late_share)).filter(Boolean).length;
      // Every third is late by a day more.
      return { carrier_id: id, day, delivered, on_time: delivered - late, late_days: late + Math.floor(late / 3) };
    }),
  );
};
