import { describe, expect, it } from 'vitest';
import { refusals } from './hazmat.fixture.ts';

// The same words are in small letters in the list of the UN Model Regulations, which safety data sheets go by.
describe('a name without the words the table has in italics', () => {
  it.each([
    ['UN1950', 'Aerosols'],
    ['UN1950', 'Aerosols, flammable'],
    ['UN1866', 'Resin solution'],
    ['UN1866', 'Resin solution, flammable'],
    ['UN1210', 'Printing ink'],
    ['UN1210', 'Printing ink related material'],
    ['UN1210', 'Printing ink, flammable'],
    ['UN1133', 'Adhesives'],
    ['UN1139', 'Coating solution'],
    ['UN1263', 'Paint related material'],
    ['UN1197', 'Extracts, liquid'],
    ['UN1266', 'Perfumery products'],
    ['UN2037', 'Gas cartridges'],
    ['UN2037', 'Receptacles, small, containing gas'],
    ['UN3269', 'Polyester resin kit'],
    ['UN3527', 'Polyester resin kit'],
    ['UN3072', 'Life-saving appliances, not self inflating'],
    ['UN3257', 'Elevated temperature liquid, n.o.s.'],
    ['UN3258', 'Elevated temperature solid, n.o.s.'],
    ['UN0006', 'Cartridges for weapons'],
    ['UN0065', 'Cord, detonating'],
    ['UN0004', 'Ammonium picrate'],
    ['UN0004', 'Ammonium picrate, dry or wetted'],
    ['UN0190', 'Samples, explosive'],
    ['UN0029', 'Detonators, non-electric'],
    ['UN0195', 'Signals, distress'],
    ['UN3150', 'Hydrocarbon gas refills for small devices'],
    ['UN3314', 'Plastic molding compound'],
    ['UN3358', 'Refrigerating machines'],
    ['UN1408', 'Ferrosilicon'],
    ['UN2000', 'Celluloid'],
    ['UN2212', 'Asbestos, amphibole'],
    ['UN3167', 'Gas sample, non-pressurized, flammable, n.o.s.'],
    ['UN2912', 'Radioactive material, low specific activity (LSA-I)'],
    ['UN1374', 'Fish meal, unstabilized'],
    ['UN2744', 'Cyclobutyl chloroformate'],
    // As safety data sheets and carriers' guides name the goods that are shipped most.
    ['UN1263', 'Paint'],
    ['UN1203', 'Gasoline'],
    ['UN1202', 'Diesel fuel'],
    ['UN1202', 'Gas oil'],
    ['UN1219', 'Isopropanol'],
    ['UN1219', 'Isopropyl alcohol'],
    ['UN1170', 'Ethanol solutions'],
    ['UN1075', 'Petroleum gases, liquefied'],
    ['UN1075', 'Liquefied petroleum gas'],
    ['UN1978', 'Propane'],
    ['UN1011', 'Butane'],
    ['UN1013', 'Carbon dioxide'],
    ['UN1072', 'Oxygen, compressed'],
    ['UN2794', 'Batteries, wet, filled with acid'],
    ['UN2800', 'Batteries, wet, non-spillable'],
    ['UN3480', 'Lithium ion batteries'],
    ['UN3481', 'Lithium ion batteries packed with equipment'],
    ['UN3481', 'Lithium ion batteries contained in equipment'],
    ['UN3090', 'Lithium metal batteries'],
    ['UN3171', 'Battery-powered vehicle'],
    ['UN3082', 'Environmentally hazardous substance, liquid, n.o.s.'],
    ['UN3077', 'Environmentally hazardous substances, solid, n.o.s.'],
    ['UN1791', 'Hypochlorite solutions'],
    ['UN1824', 'Sodium hydroxide solution'],
    ['UN1830', 'Sulfuric acid'],
    ['UN1830', 'Sulfuric acid, with more than 51 percent acid'],
    ['UN1789', 'Hydrochloric acid'],
    ['UN2014', 'Hydrogen peroxide, aqueous solutions'],
    ['UN1044', 'Fire extinguishers'],
    ['UN1057', 'Lighters'],
    ['UN3268', 'Safety devices'],
  ])('%s %s', (un_number, name) => {
    const facts = { un_number, proper_shipping_name: name, class_division: '9' as const, packing_group: null };
    expect(refusals(facts)).not.toContain('name_not_listed');
  });

  it.each([
    ['UN3537', 'Articles'],
    ['UN3244', 'Solids'],
    ['UN1263', 'Paint, flammable'],
    ['UN3469', 'Paint'],
    ['UN2059', 'Nitrocellulose solution'],
    ['UN1950', 'Aerosols, toxic'],
    ['UN1210', 'Ink'],
    ['UN1866', 'Resin'],
    ['UN2790', 'Acetic acid solution, not less than 50 percent but'],
  ])('is not %s %s', (un_number, name) => {
    const facts = { un_number, proper_shipping_name: name, class_division: '9' as const, packing_group: null };
    expect(refusals(facts)).toEqual(['name_not_listed']);
  });
});
