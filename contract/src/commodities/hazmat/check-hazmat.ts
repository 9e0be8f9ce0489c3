import { hazardClassOf } from '../hazmat.ts';
import type { Hazmat } from '../line-item.ts';
import { explosiveNumberFindings } from './check-explosives.ts';
import { isReportable } from './complete-hazmat.ts';
import { emergencyServices } from './data/emergency-services.ts';
import type { HazmatEntry } from './hazmat-entry.ts';
import { advice, type HazmatFinding, refusal } from './hazmat-finding.ts';
import { limitedQuantityRefusal } from './limited-quantity.ts';
import { type Match, matchEntries } from './match-entry.ts';
import { namesOf } from './shipping-names.ts';

/** A hazardous item: its material, pounds of one package (null where not known), and what it is kept at. */
export type HazmatItem = { hazmat: Hazmat; poundsEach: number | null; temperature: unknown };

type Rule = (item: HazmatItem, match: Match) => HazmatFinding[];

const list = (values: readonly string[]): string => [...new Set(values)].join(' / ');

/** The name of the list where there is nothing on it, as papers write it. */
const orDash = (text: string): string => text || '\u2013';

/** The first disagreement with the table in the order of the description; what follows depends on it. */
const checkDescription: Rule = ({ hazmat }, { entries, named, ofClass, ofSubsidiary, ofGroup }) => {
  const { un_number: number, proper_shipping_name: name, packing_group: group } = hazmat;
  if (entries.length === 0) return [refusal('commodities.hazmat_number_unknown', 'hazmat.un_number', { number })];
  if (named.length === 0) {
    const names = list(entries.flatMap((entry) => namesOf(entry.proper_shipping_name.en)[0] ?? []));
    return [refusal('commodities.hazmat_name_not_listed', 'hazmat.proper_shipping_name', { number, names })];
  }
  if (ofClass.length === 0) {
    const listed = list(named.map(({ class_division }) => class_division ?? '1'));
    return [refusal('commodities.hazmat_class_wrong', 'hazmat.class_division', { number, name, listed })];
  }
  if (ofSubsidiary.length === 0) {
    const listed = orDash(list(ofClass.map(({ subsidiary }) => subsidiary.join(', '))));
    return [refusal('commodities.hazmat_subsidiary_wrong', 'hazmat.subsidiary', { number, name, listed })];
  }
  if (ofGroup.length > 0) return [];
  const listed = list(ofSubsidiary.flatMap(({ packing_groups }) => packing_groups));
  const code = !group ? 'group_missing' : listed ? 'group_wrong' : 'group_none';
  return [refusal(`commodities.hazmat_${code}`, 'hazmat.packing_group', { number, name, listed })];
};

const checkTechnicalName: Rule = ({ hazmat }, { ofGroup }) =>
  ofGroup.length > 0 && ofGroup.every((entry) => entry.needs_technical_name) && !hazmat.technical_name
    ? [refusal('commodities.hazmat_technical_name_missing', 'hazmat.technical_name', { number: hazmat.un_number })]
    : [];

/** The zone is the table's; where the table leaves it open, as for gas samples and bromine solutions, the shipper says it. */
const checkZone: Rule = ({ hazmat }, { ofGroup }) => {
  if (ofGroup.length === 0) return [];
  const listed = list(ofGroup.flatMap(({ inhalation_zone }) => inhalation_zone ?? []));
  const { inhalation_zone: zone, un_number: number } = hazmat;
  const isGas = hazardClassOf(hazmat.class_division) === '2.3';
  if (zone && listed && !listed.includes(zone)) {
    return [refusal('commodities.hazmat_zone_wrong', 'hazmat.inhalation_zone', { number, listed })];
  }
  if (zone && !listed && !isGas) {
    return [refusal('commodities.hazmat_zone_none', 'hazmat.inhalation_zone', { number })];
  }
  const isOpen = listed ? listed.includes('/') : isGas;
  return !zone && isOpen ? [refusal('commodities.hazmat_zone_missing', 'hazmat.inhalation_zone', { number })] : [];
};

const checkTemperature: Rule = ({ hazmat, temperature }, { ofGroup }) =>
  ofGroup.some((entry) => entry.is_temperature_controlled) && !temperature
    ? [refusal('commodities.hazmat_temperature_missing', 'temperature', { number: hazmat.un_number })]
    : [];

const checkLimitedQuantity: Rule = ({ hazmat, poundsEach }) =>
  hazmat.limited_quantity ? limitedQuantityRefusal(hazmat, poundsEach) : [];

const checkRegistrant: Rule = ({ hazmat: { emergency_phone: phone, emergency_registrant: registrant } }) => {
  const digits = phone.replace(/\D/g, '');
  // A form may still be without the number.
  if (registrant || !digits) return [];
  const service = emergencyServices.find(({ numbers }) => numbers.some((number) => digits.endsWith(number)))?.name;
  const field = 'hazmat.emergency_registrant';
  return [
    service
      ? refusal('commodities.hazmat_registrant_missing', field, { service })
      : advice('commodities.hazmat_registrant_advised', field),
  ];
};

const adviseMarks: Rule = ({ hazmat, poundsEach }, { ofGroup }) => {
  const [first] = ofGroup;
  if (!first) return [];
  const pounds = first.reportable_quantity_lb ?? 0;
  const { reportable_quantity, marine_pollutant, un_number: number } = hazmat;
  return [
    ...(isReportable(ofGroup, poundsEach) && reportable_quantity === false
      ? [advice('commodities.hazmat_reportable_advised', 'hazmat.reportable_quantity', { number, pounds })]
      : []),
    ...(first.is_marine_pollutant && !marine_pollutant
      ? [advice('commodities.hazmat_marine_advised', 'hazmat.marine_pollutant', { number })]
      : []),
    ...(ofGroup.every((entry) => !entry.is_regulated_by_road)
      ? [advice('commodities.hazmat_not_by_road', 'hazmat.un_number', { number })]
      : []),
    ...(hazmat.class_division === 'Comb liq'
      ? [advice('commodities.hazmat_combustible_advised', 'hazmat.class_division')]
      : []),
  ];
};

const checkExplosiveNumbers: Rule = ({ hazmat }) => explosiveNumberFindings(hazmat);

const rules: readonly Rule[] = [
  checkDescription,
  checkTechnicalName,
  checkZone,
  checkTemperature,
  checkLimitedQuantity,
  checkRegistrant,
  checkExplosiveNumbers,
  adviseMarks,
];

/** Checks one hazardous item against the entries of its number (49 CFR 172.101, 172.202 to 172.204, 172.604). */
export const checkHazmat = (item: HazmatItem, entries: readonly HazmatEntry[]): HazmatFinding[] => {
  const match = matchEntries(item.hazmat, entries);
  return rules.flatMap((rule) => rule(item, match));
};
