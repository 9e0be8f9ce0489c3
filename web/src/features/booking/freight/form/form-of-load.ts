import { anyAccessorial } from '@portal/contract/accessorials/accessorials-of.ts';
import {
  convertDimension,
  convertWeight,
  type DimensionUnit,
  type WeightUnit,
} from '@portal/contract/commodities/density.ts';
import { countryOfZipCode } from '@portal/contract/places/zip-code.ts';
import type { LoadDetails, LoadInput } from '@portal/contract/loads/load.ts';
import { isOpen } from '../../../loads/is-open.ts';
import { withMatchingFlags } from '../accessorials/accessorials-and-flags.ts';
import { formOfHazmat } from '../../../commodities/hazmat/hazmat-form.ts';
import {
  emptyItem,
  emptyLoad,
  type AccessorialForm,
  type ItemForm,
  type LoadForm,
  type StopForm,
  type Units,
  unitsOf,
} from './load-form.ts';
import { noBillTo } from '../../../places/terms/no-bill-to.ts';
import { newKey } from './empty-values.ts';

/** A load as it is read, or as the body of a copy. */
type AnyLoad = LoadDetails | LoadInput;

const minute = (time: string | null | undefined): string => time?.slice(0, 5) ?? '';

const stopForm = (stop: AnyLoad['stops'][number]): StopForm => ({
  key: newKey(),
  type: stop.type,
  location_id: stop.location_id ?? null,
  name: stop.name,
  address: stop.address,
  city: stop.city,
  state: stop.state,
  zip_code: stop.zip_code,
  country: stop.country ?? countryOfZipCode(stop.zip_code) ?? 'US',
  contact: { ...stop.contact },
  open_time: minute(stop.open_time),
  close_time: minute(stop.close_time),
  residential: stop.residential,
  limited_access: stop.limited_access,
  limited_access_type: stop.limited_access_type ?? '',
  reference: stop.reference,
});

type WireItem = AnyLoad['line_items'][number];

const inUnits = (value: number | null, convert: (value: number) => number): number | null =>
  value === null ? null : Math.round(convert(value) * 10) / 10;

const itemForm = (item: WireItem, units: Units): ItemForm => {
  const { dimension, weight } = unitsOf[units];
  const edge = (value: number | null) =>
    item.dimension_unit === dimension
      ? value
      : inUnits(value, (v) => convertDimension(v, item.dimension_unit, dimension));
  const weigh = (value: number | null) =>
    item.weight_unit === weight ? value : inUnits(value, (v) => convertWeight(v, item.weight_unit, weight));
  return {
    key: newKey(),
    commodity: item.commodity,
    nmfc_number: item.nmfc_number ?? '',
    freight_class: (item.freight_class || null) as ItemForm['freight_class'],
    handling_unit: item.handling_unit as ItemForm['handling_unit'],
    // What an order left open is 0 until it is completed here.
    handling_unit_count: item.handling_unit_count || null,
    packaging_unit: item.packaging_unit as ItemForm['packaging_unit'],
    packaging_unit_count: item.packaging_unit_count,
    length: edge(item.length),
    width: edge(item.width),
    height: edge(item.height),
    weight: weigh(item.weight) || null,
    net_weight: weigh(item.net_weight),
    stackable: item.stackable,
    hazmat: item.hazmat && formOfHazmat(item.hazmat),
    temperature: item.temperature ?? emptyItem().temperature,
    unit_value: item.unit_value,
    hs_code: item.hs_code ?? '',
    country_of_origin: item.country_of_origin,
  };
};

/** The units of the load's first item: a form has one set of units. */
const unitsOfItem = (item: { dimension_unit: DimensionUnit; weight_unit: WeightUnit } | undefined): Units =>
  item?.dimension_unit === 'cm' || item?.weight_unit === 'kg' ? 'metric' : 'imperial';

const accessorialForms = (load: AnyLoad): AccessorialForm[] =>
  load.accessorials.flatMap(({ code, details }) => {
    const known = anyAccessorial(code);
    return known ? [{ code: known.code, details: details as AccessorialForm['details'] }] : [];
  });

/** Goods in transit travel in bond without anybody having chosen it: it holds no longer than the transit does. */
const borderOf = (border: NonNullable<AnyLoad['border']>, isInTransit = false): LoadForm['border'] =>
  isInTransit ? { ...border, in_bond: false } : border;

const lacksPickupDay = (load: AnyLoad): boolean => 'missing' in load && isOpen(load, 'pickup_date');

/** A load as form values, with its own pickup date. */
export const formOfLoad = (load: AnyLoad): LoadForm => {
  const units = unitsOfItem(load.line_items[0]);
  return withMatchingFlags({
    ...emptyLoad(lacksPickupDay(load) ? '' : load.pickup_date),
    pickup_until: load.pickup_until ?? '',
    deliver_from: load.deliver_from ?? '',
    ...(load.truck && { truck: load.truck }),
    deliver_by: load.deliver_by ?? '',
    stops: load.stops.map(stopForm),
    units,
    line_items: load.line_items.map((item) => itemForm(item, units)),
    accessorials: accessorialForms(load),
    cargo_value_for_insurance: load.cargo_value_for_insurance,
    in_transit: load.in_transit,
    ...(load.border && { border: borderOf(load.border, load.in_transit) }),
    freight_terms: load.freight_terms ?? 'prepaid',
    ...(load.bill_to && { bill_to: { ...noBillTo, ...load.bill_to } }),
    po_number: load.po_number ?? '',
    billing_reference: load.billing_reference ?? '',
    hazmat: load.hazmat ?? false,
    copied_from: load.copied_from ?? null,
  });
};
