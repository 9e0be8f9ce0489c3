import { checkHazmatItems, completedHazmat } from '@portal/contract/commodities/hazmat/check-hazmat-items.ts';
import { basicDescription } from '@portal/contract/commodities/hazmat-description.ts';
import { Hazmat } from '@portal/contract/commodities/line-item.ts';
import { hazmatEntriesOf } from './hazmat-table.ts';

export type Facts = Partial<Hazmat>;
type Item = Facts & { pounds?: number; packages?: number };

const itemOf = ({ pounds = 800, packages = 4, ...facts }: Item) => ({
  weight: pounds,
  weight_unit: 'lb' as const,
  packaging_unit_count: packages,
  temperature: null,
  hazmat: Hazmat.parse({ emergency_phone: '2145550133', emergency_registrant: 'Acme', ...facts }),
});

const findings = (...items: Item[]) => checkHazmatItems(items.map(itemOf), hazmatEntriesOf);
export const refusals = (...items: Item[]): string[] =>
  findings(...items)
    .filter(({ level }) => level === 'refusal')
    .map(({ code }) => code.replace('commodities.hazmat_', ''));
export const advices = (...items: Item[]): string[] =>
  findings(...items)
    .filter(({ level }) => level === 'advice')
    .map(({ code }) => code.replace('commodities.hazmat_', ''));
export const described = (item: Item): string =>
  basicDescription(completedHazmat(itemOf(item), hazmatEntriesOf) ?? Hazmat.parse({}));

export const acetone = {
  un_number: 'UN1090',
  proper_shipping_name: 'Acetone',
  class_division: '3',
  packing_group: 'II',
} as const;
export const solvent = {
  un_number: 'UN1993',
  proper_shipping_name: 'Flammable liquids, n.o.s.',
  class_division: '3',
  packing_group: 'II',
} as const;
export const chlorine = { un_number: 'UN1017', proper_shipping_name: 'Chlorine', class_division: '2.3' } as const;
export const nitric = {
  un_number: 'UN2031',
  proper_shipping_name: 'Nitric acid',
  class_division: '8',
  packing_group: 'II',
} as const;
export const cyanide = {
  un_number: 'UN1689',
  proper_shipping_name: 'Sodium cyanide, solid',
  class_division: '6.1',
  packing_group: 'I',
} as const;
export const sulfuric = {
  un_number: 'UN1830',
  proper_shipping_name: 'Sulfuric acid',
  class_division: '8',
  packing_group: 'II',
} as const;
