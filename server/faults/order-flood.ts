import { openBenchDatabase } from '../benchmarks/bench-app.ts';
import { floodOrders } from '../src/testing/faults/order-flood.ts';

// Usage: order-flood.ts [--long]
// Orders come in at two servers, each two or three times and in any order, and now and then another order under a number that is
// taken: 10,000 with --long. Each has one load, which every answer names, and each of the others is refused.
const isLong = process.argv.includes('--long');
const plan = { orders: isLong ? 10_000 : 300, repeats: isLong ? 2 : 3, atOnce: 24 };
const database = await openBenchDatabase({});
const startedAt = performance.now();
try {
  const { orders, calls, once, doubled, lost, wrong, refused } = await floodOrders({
    databaseUrl: database.url,
    ...plan,
  });
  const isGood = once === orders && doubled + lost + wrong === 0 && refused > 0;
  if (!isGood) process.exitCode = 1;
  console.log(
    `order-flood: ${isGood ? 'good' : 'BAD'}; ${once} of ${orders} orders have one load after ${calls} calls, ` +
      `${doubled} doubled, ${lost} lost, ${wrong} answered wrongly, ${refused} others refused, ` +
      `${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  );
} finally {
  await database.close();
}
