import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { openStore } from '../platform/files/bucket-store.ts';
import type { FileStore } from '../platform/files/files.ts';
import { countAdmins, sampleFiles, tryKeptSecrets } from './contents.queries.ts';
import { failed, type Finding, named, ok, reasonOf, warning, within } from './finding.ts';

const limitMs = 10_000;

/** Whether the server's key opens what the database keeps encrypted. */
export async function examineSecrets(db: Database, { tokenSigningKey }: Config): Promise<Finding> {
  const subject = 'secret key';
  const kinds = (await tryKeptSecrets(db, tokenSigningKey)).filter(({ kept }) => kept > 0);
  const unreadable = kinds.filter((kind) => kind.unreadable > 0);
  if (unreadable.length === 0) return ok(subject, 'it opens every kept secret that was tried');
  const advice =
    'Give back the SECRET_KEY they were encrypted with, or secret-key in DATA_DIR; a backup has it. Where it is lost, ' +
    'enter these secrets again: until then no one with a second factor signs in.';
  const message = `it does not open ${named(unreadable.map(({ kind, kept, unreadable: count }) => `${count} of ${kept} ${kind}`))}`;
  return failed(subject, message, advice);
}

/** Whether anybody can still sign in who runs the portal. */
export async function examineAdmins(db: Database): Promise<Finding> {
  const subject = 'admins';
  const { users, admins } = await countAdmins(db);
  if (admins > 0) return ok(subject, `${admins} platform admins may sign in`);
  const advice = 'Make one by `npm run cli -- create-admin you@example.com`.';
  return users === 0
    ? warning(subject, 'there is no user yet', advice)
    : failed(subject, 'no platform admin may sign in', advice);
}

const isThere = async (files: FileStore, key: string): Promise<boolean> => {
  const file = await files.openSized(key);
  if (!file) return false;
  const reading = file.content[Symbol.asyncIterator]();
  await reading.next();
  await reading.return?.();
  return true;
};

/** Whether files that rows name are where files are kept. */
export async function examineFiles(db: Database, { storageUrl }: Config): Promise<Finding> {
  const subject = 'files';
  const files = openStore(storageUrl);
  const advice = 'Look whether STORAGE_URL names the place they were stored in, or put them back from a backup.';
  try {
    const keys = await sampleFiles(db);
    const found = await within(limitMs, Promise.all(keys.map((key) => isThere(files, key))));
    const missing = found.filter((isFound) => !isFound).length;
    if (missing === 0) return ok(subject, `${keys.length} of the newest were looked for and found`);
    return failed(subject, `${missing} of ${keys.length} of the newest are missing`, advice);
  } catch (error) {
    return failed(subject, `they cannot be looked for: ${reasonOf(error)}`, advice);
  }
}
