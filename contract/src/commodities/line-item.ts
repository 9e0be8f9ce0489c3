import { z } from 'zod';
import { TemperatureRange } from '../equipment/temperature.ts';
import { requiredText } from '../values/values.ts';
import { cents } from '../values/money.ts';
import { CountryOfOrigin, dearestLine, HsCode, UnitValue } from './customs.ts';
import { cubicFeet, density, DimensionUnit, pounds, suggestedClass, WeightUnit } from './density.ts';
import { FreightClass, NmfcNumber } from './freight-class.ts';
import { lineValue } from './goods-value.ts';
import { HandlingUnit } from './handling-units.ts';
import { ClassDivision, hazardClassOf, InhalationZone, PackingGroup, SubsidiaryHazard, UnNumber } from './hazmat.ts';
import { isExplosiveNumber, mostExplosiveNumbers } from './explosive-numbers.ts';
import { linearFeet, tightestFeet } from './linear-feet.ts';

/** Ten digits of North America, whose area codes begin with neither 0 nor 1, or up to 15 with the code of a country. */
const reachable = /^(?:1?[2-9]\d{9}|[2-9]\d{10,14})$/;

/** A number that answers day and night (49 CFR 172.604), written as people write numbers. */
const EmergencyPhone = requiredText(30).refine((phone) => reachable.test(phone.replace(/\D/g, '')), {
  params: { code: 'commodities.emergency_phone_invalid' },
});

/** A special permit's number of up to five digits (49 CFR 172.203(a)). */
const SpecialPermit = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/);

/** What an explosive was approved by (49 CFR 172.320): EX or FC number, stock number or product code. */
const ExplosiveNumber = z
  .string()
  .trim()
  .toUpperCase()
  .refine(isExplosiveNumber, { params: { code: 'commodities.explosive_number_invalid' } });

/** What makes a line item hazardous. The packing group is null for classes that have none. */
export const Hazmat = z.strictObject({
  un_number: UnNumber,
  /** As long as the longest of the table. */
  proper_shipping_name: requiredText(400),
  class_division: ClassDivision,
  packing_group: PackingGroup.nullable().default(null),
  emergency_phone: EmergencyPhone,
  /** Who registered the emergency number: a name or a contract number (49 CFR 172.604(b)). */
  emergency_registrant: requiredText(120).nullish(),
  technical_name: requiredText(200).nullish(),
  /** Classes of its further labels, such as 6.1 for methanol. */
  subsidiary: z.array(SubsidiaryHazard).max(4).nullish(),
  inhalation_zone: InhalationZone.nullish(),
  reportable_quantity: z.boolean().nullish(),
  marine_pollutant: z.boolean().nullish(),
  limited_quantity: z.boolean().nullish(),
  /** Packages emptied but not cleaned (49 CFR 173.29). */
  residue: z.boolean().nullish(),
  /** Offered as a liquid at 100 °C or more, which its name does not say (49 CFR 171.8, 172.203(n)). */
  elevated_temperature: z.boolean().nullish(),
  /** The number of a special permit, as in "DOT-SP 11406". */
  special_permit: SpecialPermit.nullish(),
  explosive_numbers: z.array(ExplosiveNumber).max(mostExplosiveNumbers).nullish(),
});
export type Hazmat = z.infer<typeof Hazmat>;

const Dimension = z.number().min(0.01).max(9999).nullable();
const Weight = z.number().min(0.01).max(999_999);
const Count = z.int().min(1).max(9999);

const shape = {
  commodity: requiredText(200),
  nmfc_number: NmfcNumber.nullable(),
  freight_class: FreightClass.nullable(),
  handling_unit: HandlingUnit,
  handling_unit_count: Count,
  packaging_unit: HandlingUnit.nullable(),
  packaging_unit_count: z.int().min(1).max(999_999).nullable(),
  length: Dimension,
  width: Dimension,
  height: Dimension,
  dimension_unit: DimensionUnit,
  weight: Weight,
  weight_unit: WeightUnit,
  /** The goods without pallets and packaging, in the unit of the weight; customs ask for both (19 CFR 141.86). */
  net_weight: Weight.nullable(),
  stackable: z.boolean(),
  hazmat: Hazmat.nullable(),
  /** What it must be kept between on the way; null where any will do. */
  temperature: TemperatureRange.nullable(),
  /** What customs ask of freight that crosses a border; a unit as in `valuedUnits`. */
  unit_value: UnitValue.nullable(),
  hs_code: HsCode.nullable(),
  country_of_origin: CountryOfOrigin.nullable(),
};

/** What may change of one line; without defaults, since what is not sent stays as it is. */
export const LineItemChange = z.strictObject(shape).partial();
export type LineItemChange = z.infer<typeof LineItemChange>;

const Fields = z.strictObject({
  ...shape,
  nmfc_number: shape.nmfc_number.default(null),
  freight_class: shape.freight_class.default(null),
  packaging_unit: shape.packaging_unit.default(null),
  packaging_unit_count: shape.packaging_unit_count.default(null),
  length: Dimension.default(null),
  width: Dimension.default(null),
  height: Dimension.default(null),
  dimension_unit: DimensionUnit.default('in'),
  weight_unit: WeightUnit.default('lb'),
  net_weight: shape.net_weight.default(null),
  stackable: shape.stackable.default(false),
  hazmat: shape.hazmat.default(null),
  temperature: shape.temperature.default(null),
  unit_value: shape.unit_value.default(null),
  hs_code: shape.hs_code.default(null),
  country_of_origin: shape.country_of_origin.default(null),
});
type Fields = z.infer<typeof Fields>;

/** What measuring needs to know of an item: entered, saved or read from a load. */
export type Measured = Pick<
  Fields,
  'length' | 'width' | 'height' | 'dimension_unit' | 'weight' | 'weight_unit' | 'handling_unit_count' | 'stackable'
>;

const round2 = (value: number): number => Math.round(value * 100) / 100;

const volume = ({ length, width, height, dimension_unit, handling_unit_count }: Measured): number | null =>
  length && width && height ? cubicFeet({ length, width, height, dimension_unit }, handling_unit_count) : null;

/** The class an item is rated at: the one entered, else the one its density suggests; null without either. */
export const ratedClass = (item: Measured & Pick<Fields, 'freight_class'>): FreightClass | null =>
  item.freight_class ?? itemInfo(item).suggested_class;

/** Pounds a cubic foot, cubic feet and suggested class of one item; null where its dimensions are unknown. */
export const itemInfo = (item: Measured) => {
  const feet = volume(item);
  const pcf = feet === null ? null : density(pounds(item.weight, item.weight_unit), feet);
  return {
    density: pcf === null ? null : round2(pcf),
    cubic_feet: feet === null ? null : round2(feet),
    suggested_class: pcf === null ? null : suggestedClass(pcf),
  };
};

/** Whether a material names one hazard twice. */
export const repeatsHazard = ({ class_division, subsidiary }: Hazmat): boolean => {
  const hazards = [hazardClassOf(class_division), ...(subsidiary ?? [])];
  return new Set(hazards).size < hazards.length;
};

/**
 * One line of a load. `weight` is the line's total, dimensions are those of one handling unit.
 * Without a class the dimensions must be there to suggest one; a hazardous item says how it is packed.
 */
export const LineItemInput = Fields.superRefine((item, check) => {
  const refuse = (code: string, field: keyof Fields) =>
    check.addIssue({ code: 'custom', path: [field], params: { code: `commodities.${code}` } });
  if (ratedClass(item) === null) refuse('class_or_dimensions_missing', 'freight_class');
  if (item.hazmat && !item.packaging_unit) refuse('hazmat_packaging_missing', 'packaging_unit');
  if (item.hazmat && !item.packaging_unit_count) refuse('hazmat_packaging_missing', 'packaging_unit_count');
  if (item.hazmat && repeatsHazard(item.hazmat)) {
    const params = { code: 'commodities.subsidiary_repeated' };
    check.addIssue({ code: 'custom', path: ['hazmat', 'subsidiary'], params });
  }
  if (item.net_weight !== null && item.net_weight > item.weight) refuse('net_weight_above_gross', 'net_weight');
  if ((lineValue(item) ?? 0) > cents(dearestLine)) refuse('line_value_too_large', 'unit_value');
});
export type LineItemInput = z.infer<typeof LineItemInput>;

/** A line that leaves open what it weighs, how many units it has and of which kind: then it has 0, or an empty text. */
export const OpenLineItem = Fields.extend({
  handling_unit: z.union([HandlingUnit, z.literal('')]),
  handling_unit_count: z.int().min(0).max(9999),
  weight: z.number().min(0).max(999_999),
});

/** The same as an order says it, which leaves out what it does not know. */
export const OrderLineItem = Fields.extend({
  handling_unit: HandlingUnit.nullish(),
  handling_unit_count: Count.nullish(),
  weight: Weight.nullish(),
});
export type OrderLineItem = z.infer<typeof OrderLineItem>;

/** What the items come to. Items of unknown size count for weight, not for volume, density or length. */
export const totals = (items: readonly Measured[]) => {
  const sized = items.filter((item) => volume(item) !== null);
  const weigh = (some: readonly Measured[]) =>
    some.reduce((total, item) => total + pounds(item.weight, item.weight_unit), 0);
  const feet = sized.reduce((total, item) => total + (volume(item) ?? 0), 0);
  const pcf = density(weigh(sized), feet);
  return {
    handling_units: items.reduce((total, item) => total + item.handling_unit_count, 0),
    weight_lb: round2(weigh(items)),
    cubic_feet: round2(feet),
    density: pcf === null ? null : round2(pcf),
    linear_feet: round2(linearFeet(sized)),
  };
};
export type Totals = ReturnType<typeof totals>;

/** Feet of a truck's floor the items need at least; those of unknown size need none. */
export const tightestFloor = (items: readonly Measured[]): number =>
  round2(tightestFeet(items.filter((item) => volume(item) !== null)));

/** Above this freight is no less-than-truckload shipment any more. */
const ltlLimit = { weight_lb: 20_000, linear_feet: 53 };

/** Whether the cargo is more than an LTL carrier takes. */
export const exceedsCargoLimit = (cargo: Totals): boolean =>
  cargo.weight_lb > ltlLimit.weight_lb || cargo.linear_feet > ltlLimit.linear_feet;
