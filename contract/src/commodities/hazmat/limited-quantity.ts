import { hazardClassOf } from '../hazmat.ts';
import type { Hazmat } from '../line-item.ts';
import { type HazmatFinding, refusal } from './hazmat-finding.ts';

/** Explosives that may be shipped as limited quantities: small arms and tools (49 CFR 173.63(b)). */
const smallExplosives = new Set(['UN0012', 'UN0014', 'UN0055', 'UN0323']);

/** No limited quantities (49 CFR 173.150 to 173.155, 173.306): poison gas, self-heating, infectious, radioactive. */
const neverLimited = new Set(['2.3', '4.2', '6.2', '7']);

/** Pounds of one package, its contents and itself: 30 kg in all of those sections. */
const heaviestPackage = 66;

const mayBeLimited = ({ class_division, un_number, packing_group, inhalation_zone }: Hazmat): boolean => {
  const hazard = hazardClassOf(class_division);
  if (hazard.startsWith('1')) return smallExplosives.has(un_number);
  if (neverLimited.has(hazard) || inhalation_zone) return false;
  // Of the greatest danger, flammable liquids alone (173.150(b)(1)).
  return packing_group !== 'I' || hazard === '3';
};

/** Why a material may not be shipped as a limited quantity; pounds are those of one package, null where not known. */
export const limitedQuantityRefusal = (hazmat: Hazmat, poundsEach: number | null): HazmatFinding[] => {
  const field = 'hazmat.limited_quantity';
  if (!mayBeLimited(hazmat)) {
    return [refusal('commodities.hazmat_limited_never', field, { number: hazmat.un_number })];
  }
  return poundsEach !== null && poundsEach > heaviestPackage
    ? [refusal('commodities.hazmat_limited_too_heavy', field, { limit: heaviestPackage })]
    : [];
};
