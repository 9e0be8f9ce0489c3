import { openBenchDatabase } from '../benchmarks/bench-app.ts';
import { uploadWhileReadOnly } from '../src/testing/faults/storage-outage.ts';

// Usage: storage-read-only.ts [--long]
// A storage that is read-only, full or over its quota: every upload is refused with 503, and nothing of it is left.
const database = await openBenchDatabase({});
try {
  const outcome = await uploadWhileReadOnly(database.url, process.argv.includes('--long') ? 50 : 2);
  const { uploads, refused, filesLeft, rowsLeft, isReadable, isBack } = outcome;
  console.log(
    `storage-read-only: ${refused} of ${uploads} uploads refused with 503 and a reason; ${filesLeft} files and ` +
      `${rowsLeft} rows left of them; files ${isReadable ? 'readable' : 'NOT readable'} meanwhile, uploads ` +
      `${isBack ? 'taken' : 'NOT taken'} afterwards`,
  );
  if (refused < uploads || filesLeft + rowsLeft > 0 || !isReadable || !isBack) process.exitCode = 1;
} finally {
  await database.close();
}
