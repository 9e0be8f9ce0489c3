import { z } from 'zod';
import { type CarrierConnection, carrierCall, effectOf } from './carrier-connection.ts';
import type { TenderState } from './carrier-port.ts';
import { readTenderState } from './read-tender-state.ts';

const UnknownTender = z.object({ error: z.object({ code: z.literal('UNKNOWN_TENDER') }) });

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
  return UnknownTender.safeParse(body).success
    ? { kind: 'unknown' }
    : { kind: 'unclear', why: 'a 404 that is not about the tender' };
};
