import { nextDockDay } from '@portal/contract/places/dock-days.ts';
import { truckCargo } from '@portal/contract/commodities/truck-cargo.ts';
import { builtInTrucks } from '@portal/contract/equipment/built-in-trucks.ts';
import { chooseTruck, type TruckChoice } from '@portal/contract/equipment/choose-truck.ts';
import { cents, dollars } from '@portal/contract/values/money.ts';
import { truckServices } from '@portal/contract/quotes/rating/truck-services.ts';
import { truckTransitDays } from '@portal/contract/quotes/rating/truck-transit.ts';
import { rateTruckload, type TruckloadTariff } from '@portal/contract/quotes/rating/truckload.ts';
import { inCents } from '../../../features/quotes/rating/tariff-offer.ts';
import type { TruckMode } from '../../data/truck-rates.ts';
import { type NewTruckTariff, truckServicePrices, truckTariffsAt } from '../../truck-tariffs.ts';
import { daysFrom, minutesAfter } from '../days.ts';
import type { SeededTruckCarrier } from '../demo-truck-carriers.ts';
import { type Offer, offerFrom } from './offer.ts';
import type { PlannedLoad } from './plan-load.ts';

const tariffOf = (mode: TruckMode, { bands, lanes = [], ...tariff }: NewTruckTariff): TruckloadTariff => ({
  bands: bands.map(({ from_miles, per_mile }) => ({ from_miles, per_mile: cents(per_mile) })),
  lanes: lanes.map(({ origin, destination, flat, per_mile }) => ({
    origin,
    destination,
    ...(flat ? { flat: cents(flat) } : {}),
    ...(per_mile ? { per_mile: cents(per_mile) } : {}),
  })),
  minimum: cents(Number(tariff.minimum_charge)),
  fuel: { per_mile: cents(Number(tariff.fuel_per_mile)) },
  partial: null,
  accessorials: inCents(truckServicePrices(mode, 'load')),
  accessorials_per_mile: inCents(truckServicePrices(mode, 'mile')),
});

const servicesOf = ({ accessorials, items, truck }: PlannedLoad, choice: TruckChoice): string[] =>
  truckServices(
    accessorials.map(({ code }) => code),
    {
      hazmat: false,
      team: false,
      temperature_controlled: items.some(({ temperature }) => temperature !== null),
      tarp_ft: truck?.tarp_ft ?? null,
      oversize: choice.needs_permit,
    },
  );

const priced = (
  load: PlannedLoad,
  mode: TruckMode,
  carrier: SeededTruckCarrier,
  choice: TruckChoice,
  tariff: NewTruckTariff,
) => {
  const { from, to, miles } = load;
  const rating = rateTruckload(
    tariffOf(mode, tariff),
    {
      miles,
      origin: { state: from.place.state, zip_code: from.zip_code },
      destination: { state: to.place.state, zip_code: to.zip_code },
      extra_stops: 0,
      share_percent: 100,
    },
    servicesOf(load, choice),
  );
  if ('reason' in rating) return [];
  const days = truckTransitDays(miles, tariff.team ? 'team' : 'solo');
  return [
    offerFrom(load, carrier, {
      quote_id: '',
      service_level: tariff.service_class ?? 'standard',
      truck_type: choice.truck.code,
      transit_days: days,
      estimated_delivery: nextDockDay(daysFrom(load.pickup_date, days), load.to.place),
      expiration_date: minutesAfter(load.created_at, carrier.valid_hours * 60),
      charges: rating.lines.map(({ code, amount }) => ({ code, description: '', amount: dollars(amount) })),
      price: dollars(rating.total),
      restrictions: choice.needs_permit ? [{ code: 'PERMIT_NEEDED', date: null }] : [],
    }),
  ];
};

/** A truck carrier's prices for the whole truck, one a service class. */
export const truckOffers = (load: PlannedLoad, carrier: SeededTruckCarrier): Offer[] => {
  const mode = carrier.modes.find((one) => one === load.mode);
  if (!mode) return [];
  const cargo = truckCargo(load.items, load.truck?.tarp_ft !== null);
  const choice = chooseTruck(builtInTrucks, mode, load.truck?.truck_type ?? null, cargo);
  if (!choice) return [];
  return truckTariffsAt(mode, carrier)
    .filter(
      (tariff) => tariff.truck_types.some((code) => code === choice.truck.code) && tariff.service_class !== 'partial',
    )
    .flatMap((tariff) => priced(load, mode, carrier, choice, tariff));
};
