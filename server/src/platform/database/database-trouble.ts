// States of https://www.postgresql.org/docs/current/errcodes-appendix.html that pass, or that an operator ends.

/** Two callers wanted the same rows, or a statement was slow: serialization, deadlock, lock and statement timeout. */
const contentionStates = new Set(['40001', '40P01', '55P03', '57014']);
/** Read-only, a transaction that did nothing for too long, a database that takes no connections. */
const unavailableStates = new Set(['25006', '25P03', '55000']);
/** Classes: connection lost, no resources (disk full, too many connections), shutting down or starting, system error. */
const unavailableClasses = /^(08|53|58)\w{3}$|^57P\w{2}$/;

const lostLinks = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The client's own errors have no code. */
const lostMessages = new Set([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
]);

/**
 * Why the database could not do its part for now: `contention` with other work, or `unavailable` as a whole, being
 * gone, full or read-only. Null for an error that is none of the database's or that trying again would not cure.
 */
export const databaseTrouble = (error: unknown): 'contention' | 'unavailable' | null => {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (contentionStates.has(code)) return 'contention';
  if (unavailableStates.has(code) || unavailableClasses.test(code)) return 'unavailable';
  return lostLinks.has(code) || lostMessages.has(error.message) ? 'unavailable' : null;
};
