import { expect, it } from 'vitest';
import { quotedContainer } from '../containers.fixture.ts';
import { drayageBody } from './drayage-body.ts';
import { formOfDrayage } from './form-of-drayage.ts';

const described = {
  hazmat: {
    un_number: 'UN1203',
    proper_shipping_name: 'Gasoline',
    class_division: '3' as const,
    packing_group: 'II' as const,
    emergency_phone: '800-424-9300',
  },
  packaging_unit: 'DRM' as const,
  packaging_unit_count: 40,
};
const form = formOfDrayage(quotedContainer({ hazmat_type: '3', ...described }));

it('keeps the full description of a hazardous material, which the form does not show', () => {
  expect(drayageBody(form)).toMatchObject(described);
});

it('leaves the description of another class to the server, which removes it', () => {
  expect(drayageBody({ ...form, hazmat_type: '8' })).not.toHaveProperty('hazmat');
  expect(drayageBody({ ...form, hazmat_type: '' })).not.toHaveProperty('hazmat');
});
