import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type Snapshot<T> = {
  load: () => T | undefined;
  /** On disk when it returns: a carrier that has answered must remember after any kind of stop. */
  save: (state: T) => void;
};

/** Keeps one JSON value in a file; written beside it and renamed, so that a stop in the middle leaves the old one. */
export const snapshotFile = <T>(path: string): Snapshot<T> => {
  mkdirSync(dirname(path), { recursive: true });
  return {
    load: () => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined),
    save: (state) => {
      writeFileSync(`${path}.new`, JSON.stringify(state));
      renameSync(`${path}.new`, path);
    },
  };
};
