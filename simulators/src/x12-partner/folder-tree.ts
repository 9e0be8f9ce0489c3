import { posix } from 'node:path';

type Kept = { bytes: Buffer; writtenAt: number };
export type StoredFile = Kept & { name: string };

export type FolderTree = {
  hasFolder: (path: string) => boolean;
  list: (folder: string) => StoredFile[];
  read: (path: string) => Kept | undefined;
  /** False where its folder is not there. */
  write: (path: string, bytes: Buffer, writtenAt?: number) => boolean;
  remove: (path: string) => boolean;
  /** False where there is nothing of that name, or the other name is taken. */
  rename: (from: string, to: string) => boolean;
};

/** Folders and files in memory, by whole paths. */
export const folderTree = (names: readonly string[]): FolderTree => {
  const folders = new Set(['/', ...names]);
  const files = new Map<string, Kept>();
  const hasFolder = (path: string) => folders.has(posix.normalize(path));
  const read = (path: string) => files.get(posix.normalize(path));
  const remove = (path: string) => files.delete(posix.normalize(path));
  return {
    hasFolder,
    read,
    remove,
    list: (folder) =>
      [...files]
        .filter(([path]) => posix.dirname(path) === posix.normalize(folder))
        .map(([path, file]) => ({ name: posix.basename(path), ...file })),
    write: (path, bytes, writtenAt = Date.now()) => {
      if (!hasFolder(posix.dirname(path))) return false;
      files.set(posix.normalize(path), { bytes, writtenAt });
      return true;
    },
    rename: (from, to) => {
      const file = read(from);
      if (!file || read(to) || !hasFolder(posix.dirname(to))) return false;
      files.set(posix.normalize(to), file);
      return remove(from);
    },
  };
};
