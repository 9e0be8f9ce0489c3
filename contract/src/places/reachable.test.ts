import { expect, it } from 'vitest';
import { AccessorialDetails } from '../accessorials/accessorial-request.ts';
import { InsuranceTariff } from '../insurance/insurance-tariff.ts';
import { OperatorIdentity } from '../settings/operator-identity.ts';
import { AssignTruck } from '../tendering/assign-truck.ts';
import { readStored } from '../values/values.ts';

const phones = {
  'who is notified of a delivery': AccessorialDetails.shape.contact_phone,
  'a driver': AssignTruck.shape.driver_phone,
  'the operator': OperatorIdentity.shape.phone,
  'an insurer’s claims desk': InsuranceTariff.shape.claims_phone,
};

const codesOf = (schema: (typeof phones)[keyof typeof phones], value: string) =>
  schema.safeParse(value).error?.issues.map((issue) => ('params' in issue ? issue.params?.['code'] : issue.code));

it.each(Object.entries(phones))('the phone of %s can be called in one of the three countries', (_, schema) => {
  for (const phone of ['(312) 555-0142', '+52 81 8358 1234', '4165550133 ext. 12'])
    expect(codesOf(schema, phone)).toBeUndefined();
  for (const phone of ['x', '99', '555-0142']) expect(codesOf(schema, phone)).toEqual(['places.phone_invalid']);
  // What was stored before the rule is shown as it is.
  expect(readStored(() => schema.parse('99'))).toBe('99');
});

it.each(['zip_code', 'remit_to_zip_code'] as const)('%s of the operator is a postal code or none', (field) => {
  const schema = OperatorIdentity.shape[field];
  for (const code of ['', '60601', '60601-1234', 'M5V 2T6']) expect(schema.safeParse(code).success).toBe(true);
  expect(codesOf(schema, 'zz')).toEqual(['places.zip_invalid']);
});
