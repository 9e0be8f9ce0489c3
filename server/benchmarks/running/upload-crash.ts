import { crashUploads } from '../../src/testing/faults/upload-crash.ts';
import { openBenchDatabase } from '../bench-app.ts';

// Usage: upload-crash.ts [kills] [files a kill]
const [kills = 4, filesPerKill = 8] = process.argv.slice(2).map(Number);

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
  if (lost + doubled + hollow + orphaned > 0 || confirmed + repeated !== sent) process.exitCode = 1;
} finally {
  await database.close();
}
