/** Folders every feature stands on; they know no feature. */
export const FOUNDATIONS: Record<string, readonly string[]> = {
  contract: ['http', 'access', 'events', 'values', 'modes', 'lists', 'words'],
  server: ['platform', 'migrations', 'integrations'],
  web: ['platform', 'ui'],
};

/** Folders that put features together: they may import any of them. */
export const COMPOSERS: Record<string, readonly string[]> = {
  contract: ['phrases', 'live', 'frame', 'samples'],
  server: ['seed', 'testing'],
  web: ['app', 'testing'],
};

/** Composers that no feature may import back: they stand above all floors. */
export const ROOFS: Record<string, readonly string[]> = { web: ['app'] };

/** What each package may import of the others. */
export const PACKAGE_IMPORTS: Record<string, readonly string[]> = {
  contract: [],
  server: ['contract'],
  web: ['contract'],
  simulators: ['contract'],
  e2e: ['contract'],
};
