import { inches, pounds } from '@portal/contract/commodities/density.ts';
import type { Hazmat } from '@portal/contract/commodities/line-item.ts';
import type { Selectable } from 'kysely';
import type { LineItems } from '../../db/db.types.ts';
import type { CarrierItem, QuoteRequest } from '../../integrations/carriers/carrier-port.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { findShipment } from './shipment.queries.ts';

/** What carriers are told of a load, and what its price is made with. */
export type Shipment = QuoteRequest & { mode: string; distance_miles: number | null; weight_lb: number };

const round2 = (value: number): number => Math.round(value * 100) / 100;

const toInches = (value: number | null, unit: string): number | null =>
  value === null ? null : round2(inches(value, unit === 'cm' ? 'cm' : 'in'));

const carrierHazmat = (hazmat: Hazmat | null): CarrierItem['hazmat'] =>
  hazmat && {
    un_number: hazmat.un_number,
    proper_shipping_name: hazmat.proper_shipping_name,
    class_division: hazmat.class_division,
    packing_group: hazmat.packing_group,
    emergency_phone: hazmat.emergency_phone,
  };

const carrierItem = (item: Selectable<LineItems>): CarrierItem => ({
  commodity: item.commodity,
  freight_class: item.freight_class,
  nmfc_number: item.nmfc_number,
  weight_lb: round2(pounds(item.weight, item.weight_unit === 'kg' ? 'kg' : 'lb')),
  handling_unit: item.handling_unit,
  handling_unit_count: item.handling_unit_count,
  length_in: toInches(item.length, item.dimension_unit),
  width_in: toInches(item.width, item.dimension_unit),
  height_in: toInches(item.height, item.dimension_unit),
  stackable: item.stackable,
  hazmat: carrierHazmat(item.hazmat as Hazmat | null),
});

/** Reads a load as carriers are told of it: pounds, inches, Digital LTL Council codes. Rejects where there is none. */
export const readShipment = async (ctx: OpenCtx, loadId: number): Promise<Shipment> => {
  const { load, items, accessorials } = await findShipment(ctx.db, loadId);
  return { ...load, items: items.map(carrierItem), accessorials: accessorials.map(({ code }) => code) };
};
