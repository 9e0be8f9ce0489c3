import { provePaymentSums } from '../../src/testing/sums/payment-sums.ts';

// Usage: payment-sums.ts [cases] [seed]
const [cases = 1_000_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);

const { wrong } = provePaymentSums({ cases, seed });
console.log(`payment-sums: ${cases} cases of seed ${seed}, ${wrong.length} wrong ${wrong.join(' ')}`);
if (wrong.length > 0) process.exitCode = 1;
