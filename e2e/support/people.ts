/** People of the demo, by their e-mail addresses. */
export const people = {
  operator: 'platform@demo.test',
  admin: 'admin@acme.test',
  sales: 'sales@acme.test',
  agent: 'agent@acme.test',
  /** Of an account below the others'. */
  below: 'admin@acmewest.test',
  stranger: 'admin@nova.test',
  branded: 'admin@borealis.test',
  quiet: 'admin@quiet.test',
} as const;
export type Person = (typeof people)[keyof typeof people];

export const password = 'Freight-2026!';
