import type { CarrierItem, CarrierPlace, CarrierStop, Haul } from './carrier-port.ts';

/** A line item in the carriers' words. */
export const wireItem = (item: CarrierItem) => ({
  description: item.commodity,
  freight_class: item.freight_class,
  nmfc_number: item.nmfc_number,
  weight_lb: item.weight_lb,
  handling_unit: {
    type: item.handling_unit,
    count: item.handling_unit_count,
    length_in: item.length_in,
    width_in: item.width_in,
    height_in: item.height_in,
  },
  stackable: item.stackable,
  hazmat: item.hazmat,
});

/** The truck, the temperature and the days in the carriers' words. */
export const wireHaul = ({ mode, truck, temperature, ...days }: Haul) => ({
  mode,
  ready_date: days.pickup_date,
  ready_until: days.pickup_until,
  deliver_from: days.deliver_from,
  deliver_by: days.deliver_by,
  equipment: truck,
  temperature,
});

/** A stop in the carriers' words. */
export const wireStop = ({ zip_code, ...stop }: CarrierStop) => ({ ...stop, postal_code: zip_code });

/** Where a price is asked for, in the carriers' words. */
export const wirePlace = ({ zip_code, state, country }: CarrierPlace) => ({ postal_code: zip_code, state, country });
