import ssh2 from 'ssh2';
import type { FolderTree } from './folder-tree.ts';

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;

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

export type Served = { files: FolderTree; mischief: Mischief };

type Handle = { path: string; isListed: boolean };
type Session = Served & { sftp: ssh2.SFTPWrapper; handles: Handle[]; hangUp: () => void };
type Answer = (session: Session, id: number, ...rest: never[]) => unknown;

const attributes = (bytes: number, writtenAt: number, isFolder: boolean) => {
  const seconds = Math.floor(writtenAt / 1000);
  return { mode: isFolder ? 0o40_755 : 0o100_644, uid: 1, gid: 1, size: bytes, atime: seconds, mtime: seconds };
};

const handleOf = ({ handles }: Session, bytes: Buffer): Handle | undefined => handles[bytes.readUInt32BE(0)];

const open = ({ sftp, handles }: Session, id: number, path: string): void => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(handles.push({ path, isListed: false }) - 1);
  sftp.handle(id, bytes);
};

const succeed = ({ sftp }: Session, id: number): void => sftp.status(id, STATUS_CODE.OK);
const fail = ({ sftp }: Session, id: number): void => sftp.status(id, STATUS_CODE.NO_SUCH_FILE);

const stat = (session: Session, id: number, path: string): void => {
  const { files, sftp } = session;
  const file = files.read(path);
  if (files.hasFolder(path)) sftp.attrs(id, attributes(0, 0, true));
  else if (file) sftp.attrs(id, attributes(file.bytes.length, file.writtenAt, false));
  else fail(session, id);
};

const listOnce = (session: Session, id: number, bytes: Buffer): void => {
  const { files, sftp } = session;
  const handle = handleOf(session, bytes);
  if (!handle || handle.isListed) return sftp.status(id, STATUS_CODE.EOF);
  handle.isListed = true;
  const names = files.list(handle.path).map(({ name, bytes: content, writtenAt }) => ({
    filename: name,
    longname: `-rw-r--r-- 1 partner partner ${content.length} Jan 1 00:00 ${name}`,
    attrs: attributes(content.length, writtenAt, false),
  }));
  return sftp.name(id, names);
};

const openFile = (session: Session, id: number, path: string, flags: number): void => {
  const isWritten = (flags & OPEN_MODE.WRITE) !== 0;
  const isThere = isWritten ? session.files.write(path, Buffer.alloc(0)) : session.files.read(path) !== undefined;
  if (isThere) open(session, id, path);
  else fail(session, id);
};

const readPart = (session: Session, id: number, bytes: Buffer, offset: number, length: number): void => {
  const { files, sftp, mischief } = session;
  if (mischief.floods) return sftp.data(id, Buffer.alloc(length, 'A'));
  const part = files.read(handleOf(session, bytes)?.path ?? '')?.bytes.subarray(offset, offset + length);
  return part?.length ? sftp.data(id, part) : sftp.status(id, STATUS_CODE.EOF);
};

const writePart = (session: Session, id: number, bytes: Buffer, offset: number, data: Buffer): void => {
  const path = handleOf(session, bytes)?.path ?? '';
  const before = session.files.read(path)?.bytes ?? Buffer.alloc(0);
  session.files.write(path, Buffer.concat([before.subarray(0, offset), data]));
  succeed(session, id);
};

const rename = (session: Session, id: number, from: string, to: string): void => {
  const { files, mischief, hangUp } = session;
  if (mischief.losesRenames) {
    mischief.losesRenames -= 1;
    return hangUp();
  }
  const isDone = files.rename(from, to);
  if (mischief.losesAnswersOfRenames) {
    mischief.losesAnswersOfRenames -= 1;
    return hangUp();
  }
  return isDone ? succeed(session, id) : fail(session, id);
};

const remove = (session: Session, id: number, path: string): void =>
  session.files.remove(path) ? succeed(session, id) : fail(session, id);

const realPath = ({ sftp }: Session, id: number, path: string): void =>
  sftp.name(id, [{ filename: path === '.' ? '/' : path, longname: path, attrs: attributes(0, 0, true) }]);

const openFolder = (session: Session, id: number, path: string): void =>
  session.files.hasFolder(path) ? open(session, id, path) : fail(session, id);

const answers: Readonly<Record<string, Answer>> = {
  REALPATH: realPath,
  STAT: stat,
  LSTAT: stat,
  FSTAT: (session, id, bytes) => stat(session, id, handleOf(session, bytes)?.path ?? ''),
  SETSTAT: succeed,
  FSETSTAT: succeed,
  OPENDIR: openFolder,
  READDIR: listOnce,
  OPEN: openFile,
  READ: readPart,
  WRITE: writePart,
  CLOSE: succeed,
  REMOVE: remove,
  RENAME: rename,
};

/** Answers one session from the tree of folders; a silent partner answers nothing. */
export const serveFiles = (sftp: ssh2.SFTPWrapper, served: Served, hangUp: () => void): void => {
  const session: Session = { files: served.files, mischief: served.mischief, sftp, handles: [], hangUp };
  for (const [request, answer] of Object.entries(answers)) {
    sftp.on(request, (id: number, ...rest: never[]) => {
      if (!served.mischief.isSilent) answer(session, id, ...rest);
    });
  }
};
