/** The demo's one password. Its users exist only where DEMO is on, which production refuses. */
export const DEMO_PASSWORD = 'Freight-2026!';

/** The demo's people, one for each role and kind of account, as the start prints them. */
export const demoSignIns = [
  { email: 'platform@demo.test', role: 'platform admin', account: 'Northline Freight' },
  { email: 'admin@acme.test', role: 'account admin', account: 'Acme Industrial' },
  { email: 'sales@acme.test', role: 'sales agent', account: 'Acme Industrial' },
  { email: 'agent@acme.test', role: 'customer agent', account: 'Acme Industrial' },
  { email: 'admin@acmewest.test', role: 'account admin', account: 'Acme West, below Acme Industrial' },
  { email: 'admin@nova.test', role: 'account admin', account: 'Nova Foods' },
  { email: 'admin@borealis.test', role: 'account admin', account: 'Borealis, branded' },
  { email: 'admin@ultramar.test', role: 'account admin', account: 'Ultramar, with a freight system' },
  { email: 'admin@quiet.test', role: 'account admin', account: 'Quiet Goods, without dispatch' },
] as const;
