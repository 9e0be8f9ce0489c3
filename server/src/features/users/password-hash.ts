import { hash, verify } from '@node-rs/argon2';
import { createBulkhead } from '../../platform/egress/bulkhead.ts';
import { problem } from '../../platform/http/errors.ts';

/** argon2id, the library's default algorithm, at OWASP's second set of parameters. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Two hashes fill both cores; who would wait longer than about half a second is asked to come back. */
const slots = createBulkhead(2, 16);
const patience = 10_000;

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  const leave = await slots.enter(AbortSignal.timeout(patience));
  if (!leave) throw problem('http.busy', 503, { retryAfter: 1 });
  try {
    return await work();
  } finally {
    leave();
  }
};

/** Composed and decomposed spellings of the same password are the same password. */
const normal = (password: string): string => password.normalize('NFKC');

/** The hash to keep of a new password. Refuses with 503 when too many hashes wait. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normal(password), cost));

let dummy: Promise<string> | null = null;

/**
 * Whether the password is the one hashed. A user who does not exist or has no password takes the same time as a wrong
 * one: a dummy is compared. Refuses with 503 when too many hashes wait.
 */
export const isPassword = async (kept: string | null | undefined, password: string): Promise<boolean> => {
  const against = kept ?? (await (dummy ??= hash('nobody has this password', cost)));
  const same = await inTurn(() => verify(against, normal(password)));
  return same && Boolean(kept);
};
