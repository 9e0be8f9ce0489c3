/** The floor of each feature (docs/ARCHITECTURE.md): a feature imports only features on lower floors. */
export const FEATURE_FLOORS: Record<string, number> = {
  equipment: 0,
  places: 1,
  commodities: 1,
  accessorials: 1,
  carriers: 1,
  roles: 1,
  accounts: 1,
  home: 1,
  guests: 2,
  users: 2,
  settings: 2,
  themes: 2,
  'api-keys': 2,
  loads: 2,
  auth: 3,
  drayage: 3,
  quotes: 4,
  tracking: 4,
  documents: 4,
  tendering: 5,
  insurance: 5,
  claims: 5,
  sharing: 5,
  payments: 5,
  statistics: 6,
  booking: 6,
  'load-page': 7,
  notifications: 6,
};

/** Folders every feature stands on; they know no feature. */
export const FOUNDATIONS: Record<string, readonly string[]> = {
  contract: ['http', 'access', 'events', 'mail', 'values', 'modes'],
  server: ['platform', 'migrations', 'integrations'],
  web: ['platform', 'ui'],
};

/** Folders that put features together: they may import any of them. */
export const COMPOSERS: Record<string, readonly string[]> = {
  contract: ['words', 'live', 'frame'],
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
