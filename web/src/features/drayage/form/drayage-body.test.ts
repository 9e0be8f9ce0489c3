// @vitest-environment node
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

it('keeps the full description of a hazardous material, and adds nothing to it', () => {
  const body = drayageBody(form);
  expect(body).toMatchObject(described);
  expect(JSON.parse(JSON.stringify(body.hazmat))).toEqual({ ...described.hazmat, technical_name: null });
});

it('removes the description of another class', () => {
  expect(drayageBody({ ...form, hazmat_type: '8' })).toMatchObject({ hazmat_type: '8', hazmat: null });
  expect(drayageBody({ ...form, hazmat_type: '' })).toMatchObject({ hazmat_type: null, hazmat: null });
});
