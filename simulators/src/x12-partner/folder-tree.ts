import { posix } from 'node:path';

export type StoredFile = { name: string; bytes: Buffer; writtenAt: number };

/** Folders and files in memory, by whole paths. */
export class FolderTree {
  private readonly folders: Set<string>;
  private readonly files = new Map<string, { bytes: Buffer; writtenAt: number }>();

  constructor(folders: readonly string[]) {
    this.folders = new Set(['/', ...folders]);
  }

  hasFolder(path: string): boolean {
    return this.folders.has(posix.normalize(path));
  }

  list(folder: string): StoredFile[] {
    const inside = posix.normalize(folder);
    return [...this.files]
      .filter(([path]) => posix.dirname(path) === inside)
      .map(([path, file]) => ({ name: posix.basename(path), ...file }));
  }

  read(path: string): { bytes: Buffer; writtenAt: number } | undefined {
    return this.files.get(posix.normalize(path));
  }

  /** False where its folder is not there. */
  write(path: string, bytes: Buffer, writtenAt = Date.now()): boolean {
    if (!this.hasFolder(posix.dirname(path))) return false;
    this.files.set(posix.normalize(path), { bytes, writtenAt });
    return true;
  }

  remove(path: string): boolean {
    return this.files.delete(posix.normalize(path));
  }

  /** False where there is nothing of that name, or the other name is taken. */
  rename(from: string, to: string): boolean {
    const file = this.read(from);
    if (!file || this.read(to) || !this.hasFolder(posix.dirname(to))) return false;
    this.files.set(posix.normalize(to), file);
    return this.remove(from);
  }
}
