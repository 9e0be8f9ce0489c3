import { statfs } from 'node:fs/promises';
import { failed, type Finding, ok, reasonOf, warning } from './finding.ts';

const megabyte = 1_000_000;
const little = 2000;
const tooLittle = 200;

export function judgeDisk(folder: string, freeMegabytes: number): Finding {
  const message = `${(freeMegabytes / 1000).toFixed(1)} GB free for ${folder}`;
  const advice = 'Free some space: with a full disk the private database stops and uploads are refused.';
  if (freeMegabytes < tooLittle) return failed('disk', message, advice);
  return freeMegabytes < little ? warning('disk', message, advice) : ok('disk', message);
}

/** How much room there is for the database, uploads and files of this machine. */
export async function examineDisk(dataDir: string): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    return judgeDisk(dataDir, Math.floor((bavail * bsize) / megabyte));
  } catch (error) {
    return failed('disk', `${dataDir}: ${reasonOf(error)}`, 'Make that folder, or name another one by DATA_DIR.');
  }
}
