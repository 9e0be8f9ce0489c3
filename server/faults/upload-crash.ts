import { crashUploads } from '../src/testing/faults/upload-crash.ts';
import { openBenchDatabase } from '../benchmarks/bench-app.ts';

// Usage: upload-crash.ts [--long]
// A server is killed in the middle of uploads, twice, ten times with --long, and senders without an answer repeat them: no
// file that was confirmed is lost, none is there twice or without its bytes, and a sweep leaves no bytes without a row.
const kills = process.argv.includes('--long') ? 10 : 2;
const filesPerKill = 8;

const database = await openBenchDatabase({});
try {
  const { sent, confirmed, repeated, swept, ...faults } = await crashUploads({
    databaseUrl: database.url,
    kills,
    filesPerKill,
  });
  const { lost, doubled, hollow, orphaned } = faults;
  console.log(
    `upload-crash: ${sent} files sent over ${kills} kills, ${confirmed} confirmed, ${repeated} added when sent again; ` +
      `${swept} left behind and swept; ${lost} lost, ${doubled} doubled, ${hollow} without bytes, ${orphaned} without a row`,
  );
  if (lost + doubled + hollow + orphaned > 0 || confirmed === 0 || confirmed + repeated !== sent) process.exitCode = 1;
} finally {
  await database.close();
}
