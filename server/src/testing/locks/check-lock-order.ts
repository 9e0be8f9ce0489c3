import { afterAll } from 'vitest';
import { takeLockFaults } from './lock-order.ts';

// After every file of tests: no transaction of the server has locked rows in another order than all others do.
afterAll(async () => {
  const faults = await takeLockFaults();
  if (faults.length > 0) throw new Error(`rows are locked out of order\n${faults.join('\n')}`);
});
