import { expect, it } from 'vitest';
import { Hazmat } from '../line-item.ts';
import { placardsOf } from './placards.ts';

const material = (class_division: string, pounds: number, more: object = {}) => ({
  hazmat: Hazmat.parse({
    un_number: 'UN1090',
    proper_shipping_name: 'Test',
    class_division,
    emergency_phone: '2145550133',
    ...more,
  }),
  pounds,
});

const E11 = 'EXPLOSIVES 1.1';

it.each([
  ['nothing below 1,001 lb of table 2 (172.504(c))', [material('3', 1000)], []],
  ['a placard from 1,001 lb on', [material('3', 1001)], ['FLAMMABLE']],
  ['all classes of table 2 weighed together', [material('3', 600), material('8', 500)], ['CORROSIVE', 'FLAMMABLE']],
  ['table 1 for any quantity', [material('4.3', 10)], ['DANGEROUS WHEN WET']],
  ['explosives without their letter', [material('1.1D', 10)], ['EXPLOSIVES 1.1']],
  ['poison gas', [material('2.3', 150, { inhalation_zone: 'B' })], ['POISON GAS']],
  [
    'what is poisonous to breathe, of class 6.1 (172.504(e), 172.505)',
    [material('6.1', 50, { inhalation_zone: 'A' })],
    ['POISON INHALATION HAZARD'],
  ],
  ['no class 9 within the country (172.504(f)(9))', [material('9', 20_000)], []],
  ['no limited quantities (172.500(b)(4))', [material('3', 20_000, { limited_quantity: true })], []],
  ['no combustible liquids in packages', [material('Comb liq', 20_000)], []],
  // Tables 1 and 2 of 172.504(e), as the Federal Highway Administration's bilingual training printed them (1998-10-01).
  ['EXPLOSIVES 1.2 for any quantity', [material('1.2D', 1)], ['EXPLOSIVES 1.2']],
  ['EXPLOSIVES 1.3 for any quantity', [material('1.3G', 1)], ['EXPLOSIVES 1.3']],
  ['1.1 for 1.1, 1.2 and 1.3 together', [material('1.1D', 1), material('1.2D', 1), material('1.3G', 1)], [E11]],
  ['RADIOACTIVE for any quantity', [material('7', 1)], ['RADIOACTIVE']],
  ['EXPLOSIVES 1.4', [material('1.4G', 1001)], ['EXPLOSIVES 1.4']],
  ['no 1.4 below 1,001 lb', [material('1.4G', 1000)], []],
  ['EXPLOSIVES 1.5', [material('1.5D', 1001)], ['EXPLOSIVES 1.5']],
  ['FLAMMABLE GAS', [material('2.1', 1001)], ['FLAMMABLE GAS']],
  ['NON-FLAMMABLE GAS', [material('2.2', 1001)], ['NON-FLAMMABLE GAS']],
  ['FLAMMABLE SOLID', [material('4.1', 1001)], ['FLAMMABLE SOLID']],
  ['SPONTANEOUSLY COMBUSTIBLE', [material('4.2', 1001)], ['SPONTANEOUSLY COMBUSTIBLE']],
  ['OXIDIZER', [material('5.1', 1001)], ['OXIDIZER']],
  ['ORGANIC PEROXIDE', [material('5.2', 1001)], ['ORGANIC PEROXIDE']],
  ['POISON', [material('6.1', 1001)], ['POISON']],
  ['CORROSIVE', [material('8', 1001)], ['CORROSIVE']],
])('placards %s', (_title, items, letters) => {
  expect(placardsOf(items)).toEqual(letters);
});
