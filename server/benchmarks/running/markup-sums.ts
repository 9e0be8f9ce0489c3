import { proveMarkupSums } from '../../src/testing/sums/markup-sums.ts';

// Usage: markup-sums.ts [cases] [seed]
const [cases = 1_000_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);

const { wrong } = proveMarkupSums({ cases, seed });
console.log(`markup-sums: ${cases} cases of seed ${seed}, ${wrong.length} wrong ${wrong.join(' ')}`);
if (wrong.length > 0) process.exitCode = 1;
