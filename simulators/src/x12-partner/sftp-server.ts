import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import ssh2 from 'ssh2';
import { FolderTree } from './folder-tree.ts';

const { Server, utils } = ssh2;
const { OPEN_MODE, STATUS_CODE } = utils.sftp;

/** What the partner does wrong on purpose, until it is set otherwise. */
export type Mischief = {
  /** Signs in nobody. */
  refusesSignIn?: boolean;
  /** Answers nothing after the sign-in. */
  isSilent?: boolean;
  /** Loses the connection after a file lies under its first name, before it is renamed; so many times. */
  losesRenames?: number;
  /** Renames, and loses the connection before it says so; so many times. */
  losesAnswersOfRenames?: number;
  /** Sends endlessly more of every file than it lists. */
  floods?: boolean;
};

export type SftpPartner = {
  host: string;
  port: number;
  files: FolderTree;
  mischief: Mischief;
  /** As people compare it. */
  fingerprint: string;
  sessions: () => number;
  stop: () => Promise<void>;
};

type Handle = { path: string; isFolder: boolean; isWritten: boolean; isListed: boolean };
type Access = { user: string; password: string; publicKey?: string };

const attributes = (bytes: number, writtenAt: number, isFolder: boolean) => ({
  mode: isFolder ? 0o40_755 : 0o100_644,
  uid: 1,
  gid: 1,
  size: bytes,
  atime: Math.floor(writtenAt / 1000),
  mtime: Math.floor(writtenAt / 1000),
});

/** Answers one session from the tree of folders. */
const serveFiles = (sftp: ssh2.SFTPWrapper, partner: { files: FolderTree; mischief: Mischief }, hangUp: () => void) => {
  const { files } = partner;
  const handles = new Map<number, Handle>();
  const handleOf = (bytes: Buffer): Handle | undefined => handles.get(bytes.readUInt32BE(0));
  const opened = (id: number, handle: Handle) => {
    const key = handles.size + 1;
    handles.set(key, handle);
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(key);
    sftp.handle(id, bytes);
  };
  const fail = (id: number) => sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  const stat = (id: number, path: string) => {
    const file = files.read(path);
    if (files.hasFolder(path)) return sftp.attrs(id, attributes(0, 0, true));
    return file ? sftp.attrs(id, attributes(file.bytes.length, file.writtenAt, false)) : fail(id);
  };
  /** Whatever the client asks, nothing comes back. */
  const answering = <Rest extends unknown[]>(answer: (id: number, ...rest: Rest) => unknown) => {
    return (id: number, ...rest: Rest): void => {
      if (!partner.mischief.isSilent) answer(id, ...rest);
    };
  };
  sftp
    .on(
      'REALPATH',
      answering((id, path: string) =>
        sftp.name(id, [{ filename: path === '.' ? '/' : path, longname: path, attrs: attributes(0, 0, true) }]),
      ),
    )
    .on('STAT', answering(stat))
    .on('LSTAT', answering(stat))
    .on(
      'FSTAT',
      answering((id, handle: Buffer) => stat(id, handleOf(handle)?.path ?? '')),
    )
    .on(
      'FSETSTAT',
      answering((id) => sftp.status(id, STATUS_CODE.OK)),
    )
    .on(
      'SETSTAT',
      answering((id) => sftp.status(id, STATUS_CODE.OK)),
    )
    .on(
      'OPENDIR',
      answering((id, path: string) =>
        files.hasFolder(path) ? opened(id, { path, isFolder: true, isWritten: false, isListed: false }) : fail(id),
      ),
    )
    .on(
      'READDIR',
      answering((id, bytes: Buffer) => {
        const handle = handleOf(bytes);
        if (!handle || handle.isListed) return sftp.status(id, STATUS_CODE.EOF);
        handle.isListed = true;
        const names = files.list(handle.path).map(({ name, bytes: content, writtenAt }) => ({
          filename: name,
          longname: `-rw-r--r-- 1 partner partner ${content.length} Jan 1 00:00 ${name}`,
          attrs: attributes(content.length, writtenAt, false),
        }));
        return sftp.name(id, names);
      }),
    )
    .on(
      'OPEN',
      answering((id, path: string, flags: number) => {
        const isWritten = (flags & OPEN_MODE.WRITE) !== 0;
        if (!isWritten && !files.read(path)) return fail(id);
        if (isWritten && !files.write(path, Buffer.alloc(0))) return fail(id);
        return opened(id, { path, isFolder: false, isWritten, isListed: false });
      }),
    )
    .on(
      'READ',
      answering((id, bytes: Buffer, offset: number, length: number) => {
        const file = files.read(handleOf(bytes)?.path ?? '');
        if (partner.mischief.floods) return sftp.data(id, Buffer.alloc(length, 'A'));
        const part = file?.bytes.subarray(offset, offset + length);
        return part?.length ? sftp.data(id, part) : sftp.status(id, STATUS_CODE.EOF);
      }),
    )
    .on(
      'WRITE',
      answering((id, bytes: Buffer, offset: number, data: Buffer) => {
        const path = handleOf(bytes)?.path ?? '';
        const before = files.read(path)?.bytes ?? Buffer.alloc(0);
        files.write(path, Buffer.concat([before.subarray(0, offset), data]));
        return sftp.status(id, STATUS_CODE.OK);
      }),
    )
    .on(
      'CLOSE',
      answering((id) => sftp.status(id, STATUS_CODE.OK)),
    )
    .on(
      'REMOVE',
      answering((id, path: string) => (files.remove(path) ? sftp.status(id, STATUS_CODE.OK) : fail(id))),
    )
    .on(
      'RENAME',
      answering((id, from: string, to: string) => {
        const { mischief } = partner;
        if (mischief.losesRenames) {
          mischief.losesRenames -= 1;
          return hangUp();
        }
        const isDone = files.rename(from, to);
        if (mischief.losesAnswersOfRenames) {
          mischief.losesAnswersOfRenames -= 1;
          return hangUp();
        }
        return isDone ? sftp.status(id, STATUS_CODE.OK) : fail(id);
      }),
    );
};

/** A partner's mailbox on loopback: folders in memory, one user, a host key of its own. */
export const startSftpServer = async (
  { user, password, publicKey }: Access,
  folders: readonly string[],
): Promise<SftpPartner> => {
  const hostKeys = utils.generateKeyPairSync('ed25519');
  const partner = { files: new FolderTree(folders), mischief: {} as Mischief };
  let sessions = 0;
  const clients = new Set<{ end: () => void }>();
  const allowed = publicKey ? utils.parseKey(publicKey) : null;
  const server = new Server({ hostKeys: [hostKeys.private] }, (client) => {
    clients.add(client);
    client
      .on('error', () => undefined)
      .on('close', () => clients.delete(client))
      .on('authentication', (attempt) => {
        if (partner.mischief.refusesSignIn || attempt.username !== user) return attempt.reject();
        if (attempt.method === 'password' && attempt.password === password && password) return attempt.accept();
        const isKey = attempt.method === 'publickey' && allowed && !(allowed instanceof Error);
        if (!isKey || !attempt.key.data.equals(allowed.getPublicSSH()))
          return attempt.reject(['password', 'publickey']);
        const isSigned =
          !attempt.signature || allowed.verify(attempt.blob ?? Buffer.alloc(0), attempt.signature) === true;
        return isSigned ? attempt.accept() : attempt.reject();
      })
      .on('session', (accept) => {
        sessions += 1;
        accept().on('sftp', (acceptSftp) => serveFiles(acceptSftp(), partner, () => client.end()));
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { createHash } = await import('node:crypto');
  const parsed = utils.parseKey(hostKeys.public);
  const shown = parsed instanceof Error ? Buffer.alloc(0) : parsed.getPublicSSH();
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    ...partner,
    fingerprint: `SHA256:${createHash('sha256').update(shown).digest('base64').replaceAll('=', '')}`,
    sessions: () => sessions,
    stop: async () => {
      for (const client of clients) client.end();
      await new Promise<void>((done) => {
        server.close(() => done());
      });
    },
  };
};
