import { type OperatorIdentity, operatorIdentity } from '@portal/contract/settings/operator-identity.ts';

/** Who runs the demo. */
export const demoOperator: OperatorIdentity = {
  ...operatorIdentity.default,
  name: 'Northline Freight',
  legal_name: 'Northline Freight LLC',
  scac: 'NLFT',
  mc_number: '000000',
  dot_number: '0000000',
  address: '600 N Pearl St',
  city: 'Dallas',
  state: 'TX',
  zip_code: '75201',
  phone: '2145550100',
  accounting_email: 'accounting@portal.example',
  operations_email: 'operations@demo.test',
};
