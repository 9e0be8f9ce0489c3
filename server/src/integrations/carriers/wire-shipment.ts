import type { CarrierItem, CarrierStop } from './carrier-port.ts';

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

/** A stop in the carriers' words. */
export const wireStop = ({ zip_code, ...stop }: CarrierStop) => ({ ...stop, postal_code: zip_code, country: 'US' });
