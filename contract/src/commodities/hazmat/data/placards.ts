import type { HazardClass } from '../../hazmat.ts';

/** Placards of table 1 of 49 CFR 172.504(e), due for any quantity. */
export const placardsOfAnyQuantity: Partial<Record<HazardClass, string>> = {
  '1.1': 'EXPLOSIVES 1.1',
  '1.2': 'EXPLOSIVES 1.2',
  '1.3': 'EXPLOSIVES 1.3',
  '2.3': 'POISON GAS',
  '4.3': 'DANGEROUS WHEN WET',
  '7': 'RADIOACTIVE',
};

/** Placards of table 2, due from 1,001 lb of all its materials together (172.504(c)). Class 9 needs none (f)(9). */
export const placardsFromAggregate: Partial<Record<HazardClass, string>> = {
  '1.4': 'EXPLOSIVES 1.4',
  '1.5': 'EXPLOSIVES 1.5',
  '1.6': 'EXPLOSIVES 1.6',
  '2.1': 'FLAMMABLE GAS',
  '2.2': 'NON-FLAMMABLE GAS',
  '3': 'FLAMMABLE',
  '4.1': 'FLAMMABLE SOLID',
  '4.2': 'SPONTANEOUSLY COMBUSTIBLE',
  '5.1': 'OXIDIZER',
  '5.2': 'ORGANIC PEROXIDE',
  '6.1': 'POISON',
  '8': 'CORROSIVE',
};

/** 454 kg. */
export const aggregatePounds = 1001;
