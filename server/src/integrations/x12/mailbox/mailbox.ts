import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import SftpClient from 'ssh2-sftp-client';

/** How a partner's mailbox is reached. `hostKey` as a person confirmed it; empty: nobody has yet. */
export type MailboxAccess = {
  host: string;
  port: number;
  user: string;
  password: string | null;
  privateKey: string | null;
  hostKey: string;
};

/** Limits of one session. */
export type MailboxLimits = { connectMs: number; totalMs: number; fileBytes: number; files: number };

export const usualLimits: MailboxLimits = {
  connectMs: 15_000,
  totalMs: 120_000,
  fileBytes: 10 * 1024 * 1024,
  files: 200,
};

/** `host_key`: the server shows another key than the one that was confirmed, or none was. */
export type MailboxFaultKind = 'unreachable' | 'host_key' | 'sign_in' | 'folder' | 'too_slow' | 'too_large';

export class MailboxError extends Error {
  readonly kind: MailboxFaultKind;
  /** The key the server showed, as `SHA256:` and base64; empty where it did not come so far. */
  readonly shownKey: string;

  constructor(kind: MailboxFaultKind, why: string, shownKey = '') {
    super(why);
    this.name = 'MailboxError';
    this.kind = kind;
    this.shownKey = shownKey;
  }
}

/** A file as the mailbox lists it. `written_at` is the server's own word, in milliseconds. */
export type ListedFile = { name: string; bytes: number; written_at: string };

export type Mailbox = {
  /** The files of a folder, the oldest first, without those that are still being written by their names. */
  list: (folder: string) => Promise<ListedFile[]>;
  read: (folder: string, file: ListedFile) => Promise<Buffer>;
  /** Writes under another name first and renames: whoever reads the folder never sees half a file. */
  put: (folder: string, name: string, bytes: Buffer) => Promise<void>;
  move: (folder: string, name: string, to: string) => Promise<void>;
  remove: (folder: string, name: string) => Promise<void>;
};

/** A server's key as people compare it. */
export const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

const unfinished = /\.(tmp|part|filepart)$/i;

const signInFailed = /authentication|auth method/i;

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** Ends with an error of its own once the session has taken all of its time. */
const withinTime = async <T>(work: Promise<T>, untilMs: number): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new MailboxError('too_slow', 'the session took too long')),
    Math.max(0, untilMs - Date.now()),
  );
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};

const connect = async (client: SftpClient, access: MailboxAccess, { connectMs }: MailboxLimits): Promise<void> => {
  let shownKey = '';
  const isKnown = (key: Buffer): boolean => {
    shownKey = fingerprintOf(key);
    return access.hostKey !== '' && shownKey === access.hostKey;
  };
  const { host, port, user: username, password, privateKey } = access;
  const credentials = { ...(password ? { password } : {}), ...(privateKey ? { privateKey } : {}) };
  try {
    await client.connect({ host, port, username, ...credentials, hostVerifier: isKnown, readyTimeout: connectMs });
  } catch (cause) {
    const why = messageOf(cause);
    if (shownKey && shownKey !== access.hostKey) throw new MailboxError('host_key', 'the key is not known', shownKey);
    throw new MailboxError(signInFailed.test(why) ? 'sign_in' : 'unreachable', why, shownKey);
  }
};

/** Reads no more than what was listed allows, whatever the server goes on sending. */
const readWithin = async (client: SftpClient, path: string, most: number): Promise<Buffer> => {
  const stream: AsyncIterable<Buffer> = client.createReadStream(path, { autoClose: true });
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > most) {
      throw new MailboxError('too_large', `${path} is larger than was listed`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const mailboxOf = (client: SftpClient, limits: MailboxLimits): Mailbox => ({
  list: async (folder) => {
    const entries = await client.list(folder);
    return entries
      .filter(({ type, name }) => type === '-' && !name.startsWith('.') && !unfinished.test(name))
      .toSorted((a, b) => a.modifyTime - b.modifyTime || (a.name < b.name ? -1 : 1))
      .slice(0, limits.files)
      .map(({ name, size, modifyTime }) => ({ name, bytes: size, written_at: String(modifyTime) }));
  },
  read: async (folder, { name, bytes }) => {
    if (bytes > limits.fileBytes) throw new MailboxError('too_large', `${name} has ${bytes} bytes`);
    return readWithin(client, posix.join(folder, name), limits.fileBytes);
  },
  put: async (folder, name, bytes) => {
    const [path, unfinishedPath] = [posix.join(folder, name), posix.join(folder, `${name}.tmp`)];
    await client.put(bytes, unfinishedPath);
    // A file of that name is ours from a try whose answer was lost: the same bytes take its place.
    if ((await client.exists(path)) !== false) await client.delete(path);
    await client.rename(unfinishedPath, path);
  },
  move: async (folder, name, to) => {
    const target = posix.join(to, name);
    if ((await client.exists(target)) !== false) await client.delete(target);
    await client.rename(posix.join(folder, name), target);
  },
  remove: async (folder, name) => void (await client.delete(posix.join(folder, name))),
});

/** Does something within one session, which ends whatever becomes of it. Throws a `MailboxError`. */
export const withMailbox = async <T>(
  access: MailboxAccess,
  work: (mailbox: Mailbox) => Promise<T>,
  limits: MailboxLimits = usualLimits,
): Promise<T> => {
  const client = new SftpClient('portal', { error: () => undefined, end: () => undefined, close: () => undefined });
  const untilMs = Date.now() + limits.totalMs;
  try {
    await withinTime(connect(client, access, limits), untilMs);
    return await withinTime(work(mailboxOf(client, limits)), untilMs);
  } catch (cause) {
    if (cause instanceof MailboxError) throw cause;
    // What the server says of a folder or file comes with a code; everything else is the connection.
    const isOfServer = cause instanceof Error && 'code' in cause && typeof cause.code === 'number';
    throw isOfServer ? new MailboxError('folder', messageOf(cause)) : cause;
  } finally {
    void client.end().catch(() => undefined);
  }
};
