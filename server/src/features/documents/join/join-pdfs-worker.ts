import { parentPort, workerData } from 'node:worker_threads';
import { PDFDocument } from '@cantoo/pdf-lib';

// A thread of its own: reading files somebody uploaded takes its time, and may take more memory than a call may.

const files: readonly Uint8Array[] = workerData;
const joined = await PDFDocument.create();
for (const bytes of files) {
  const source = await PDFDocument.load(bytes);
  for (const page of await joined.copyPages(source, source.getPageIndices())) joined.addPage(page);
}
parentPort?.postMessage(await joined.save());
