import { readStored, storedKeys, writeStored } from './stored.ts';

/** A build of the portal, as `web/build/version-file.ts` names it: the moment it was made, and the hash of its files. */
export type Version = string;

const pattern = /^(\d{8}T\d{6}Z)-(\w+)$/;

const partsOf = (version: Version): { builtAt?: string | undefined; hash: string } => {
  const [, builtAt, hash = version] = pattern.exec(version) ?? [];
  return { builtAt, hash };
};

/**
 * How another version stands to this one. The same files built twice are one version; one that does not say when it was
 * made counts as newer.
 */
export const compareVersions = (other: Version, own: Version): 'same' | 'older' | 'newer' => {
  const [theirs, ours] = [partsOf(other), partsOf(own)];
  if (theirs.hash === ours.hash) return 'same';
  return theirs.builtAt && ours.builtAt && theirs.builtAt < ours.builtAt ? 'older' : 'newer';
};

/** The version of the page that is open; null in development. */
export const pageVersion = (): Version | null =>
  document.querySelector<HTMLMetaElement>('meta[name="app-version"]')?.content || null;

/** The version whose pages may use the session of this browser: for each newer one it was signed out once. */
export const sessionVersion = (): Version | null => readStored<Version>(storedKeys.version);

export const keepSessionVersion = (version: Version): void => writeStored(storedKeys.version, version);

/** Whether this browser has met a newer version than the open page is of. */
export const isPageOutdated = (): boolean => {
  const [own, known] = [pageVersion(), sessionVersion()];
  return own !== null && known !== null && compareVersions(known, own) === 'newer';
};
