import { openBenchDatabase } from '../benchmarks/bench-app.ts';
import { uploadCraftedPdfs } from '../src/testing/crafted-pdfs.ts';

// Usage: crafted-pdf.ts [--long]
// PDFs made to take long, of 2 MB or, with --long, of nearly as much as may be sent: another account's upload is
// answered within 2 s beside them.
const megabytes = process.argv.includes('--long') ? 24 : 2;
const wantedMs = 2000;
const database = await openBenchDatabase({});
try {
  const { slowestMs, slowestShape, othersMs, faults } = await uploadCraftedPdfs(database.url, megabytes);
  console.log(
    `crafted-pdf: another account's upload answered within ${othersMs.toFixed(0)} ms (wanted at most ${wantedMs}) ` +
      `beside PDFs of ${megabytes} MB; the slowest of them ${slowestMs.toFixed(0)} ms, of ${slowestShape}; ${faults} faults`,
  );
  if (othersMs > wantedMs || faults > 0) process.exitCode = 1;
} finally {
  await database.close();
}
