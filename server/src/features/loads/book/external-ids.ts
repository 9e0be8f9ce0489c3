import { createHash } from 'node:crypto';
import type { LoadInput } from '@portal/contract/loads/load.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withSavepoint } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { findByExternalIds } from './external-ids.queries.ts';

/** Objects by their names and without what says nothing, so that a text of them depends on what they say alone. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const said = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined);
  return Object.fromEntries(said.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, plain(inner)]));
};

/** An order, whose day and mode may be open. */
type Said = Omit<LoadInput, 'mode' | 'pickup_date'> & { mode?: LoadInput['mode'] | null; pickup_date?: string | null };

/** What an order said, to recognize it by when it is sent again: not whether prices are wanted. */
export const orderHash = ({ draft: _draft, ...order }: Said): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(plain(order)))
    .digest();

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'loads_external_id';

/** Of a number that is taken: which load has it. */
export const externalIdTaken = (external_id: string, load: number) =>
  problem('loads.external_id_taken', 409, { field: 'external_id', params: { external_id, load } });

/** Runs what gives a load of an account an order number; 409 `loads.external_id_taken` names the load that has it. */
export const namingItsLoad = async <C extends OpenCtx, T>(
  ctx: C,
  accountId: number,
  externalId: string | null | undefined,
  work: (tx: C) => Promise<T>,
): Promise<T> => {
  if (!externalId) return work(ctx);
  try {
    return await withSavepoint(ctx, work);
  } catch (error) {
    if (!isTaken(error)) throw error;
    const [owner] = await findByExternalIds(ctx, accountId, [externalId]);
    // The load that had it may be gone or called something else by now: whoever asks again finds out.
    throw owner ? externalIdTaken(externalId, owner.id) : problem('http.busy', 503, { retryAfter: 1 });
  }
};
