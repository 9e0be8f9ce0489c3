import { type CarrierConnection, carrierCall, effectOf } from './carrier-connection.ts';
import type { TenderState } from './carrier-port.ts';
import { readTenderState } from './read-tender-state.ts';

/** Asks what became of a tender; `unknown` only when the carrier says so itself. */
export const findTender = async (connection: CarrierConnection, key: string): Promise<TenderState> => {
  const path = `/tenders/${encodeURIComponent(key)}`;
  try {
    const reply = await connection.service.json(carrierCall(connection, { method: 'GET', path, expected: [404] }));
    return reply.status === 404 ? readUnknown(reply.body) : readTenderState(reply.body);
  } catch (cause) {
    return { kind: 'unclear', why: effectOf(cause).why };
  }
};

/** A 404 counts only with the carrier's own code: one from a proxy on the way says nothing about the tender. */
export const readUnknown = (body: unknown): { kind: 'unknown' } | { kind: 'unclear'; why: string } => {
  const code = (body as { error?: { code?: unknown } } | null)?.error?.code;
  return code === 'UNKNOWN_TENDER'
    ? { kind: 'unknown' }
    : { kind: 'unclear', why: 'a 404 that is not about the tender' };
};
