import { claimsCalls } from '@portal/contract/claims/claims.calls.ts';
import type { claims as claimsRows } from '@portal/contract/claims/claims.contract.ts';
import { api, callsOf } from '../../../../platform/api/api.ts';
import { ApiError } from '../../../../platform/api/api-error.ts';

const claims = callsOf<typeof claimsRows>(claimsCalls);

const isOvertaken = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Somebody else may change the case between reading and writing: then it is read once more. */
const triesOfCase = 2;

const assignClaim = async (id: number, representative_id: number | null, tries = triesOfCase): Promise<void> => {
  const params = { id };
  const { version } = await api(claims.get, { params });
  try {
    await api(claims.change, { params, body: { version, representative_id } });
  } catch (error) {
    if (tries === 1 || !isOvertaken(error)) throw error;
    await assignClaim(id, representative_id, tries - 1);
  }
};

/** Gives cases to a representative, or to nobody, one after the other; answers those that were refused. */
export const assignClaims = async (ids: readonly number[], representative_id: number | null): Promise<number[]> => {
  const refused: number[] = [];
  for (const id of ids) {
    await assignClaim(id, representative_id).catch(() => refused.push(id));
  }
  return refused;
};
