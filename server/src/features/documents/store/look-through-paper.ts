import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scanInProcess } from '../scan/upload-scanner.ts';
import type { RefusalReason } from '../scan/refusals.ts';

/**
 * Looks through a paper that nobody uploaded as an upload is: null where it may be kept, else why not. Throws where it
 * could not be looked through.
 */
export const refusalOfPaper = async (
  accountId: number,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<RefusalReason | null> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-paper-'));
  try {
    const source = path.join(folder, 'source');
    await writeFile(source, bytes);
    const answer = await scanInProcess(accountId, { source, sentName: name, folder });
    if ('fault' in answer) throw new Error(`paper not looked through: ${answer.fault}`);
    return 'reason' in answer ? answer.reason : null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
