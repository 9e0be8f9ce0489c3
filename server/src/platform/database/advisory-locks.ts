/** The numbers of the advisory locks of a database, all of them here so that no two are the same. */
export const advisoryLocks = {
  /** The process whose private PostgreSQL it is. */
  owner: 4_100_277,
  migration: 4_100_278,
  /** Shared by a backup while it reads files, taken alone by a sweep while it removes some. */
  sweep: 4_100_279,
  accountTree: 4_100_280,
  tableImport: 4_100_281,
  /** Changes of roles and rights, and their first rows. */
  access: 4_100_282,
  demo: 4_100_283,
  /** Folding changed loads into the figures beside them, and making these again. */
  loadFigures: 4_100_284,
  /** Writing the table of time zones. */
  zoneTable: 4_100_285,
} as const;
