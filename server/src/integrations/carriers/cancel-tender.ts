import { z } from 'zod';
import { type CarrierConnection, carrierCall, effectOf } from './carrier-connection.ts';
import type { CancelAnswer } from './carrier-port.ts';
import { readUnknown } from './find-tender.ts';

const WireCancel = z.discriminatedUnion('status', [
  z.object({ status: z.literal('cancelled'), fee: z.number().min(0).max(100_000).multipleOf(0.01).nullable() }),
  // Passed on to whoever decides, such as a terminal.
  z.object({ status: z.literal('asked') }),
  z.object({ status: z.literal('refused'), reason_code: z.string().min(1).max(60) }),
]);

/** Reads a carrier's answer to a cancellation. */
export const readCancelAnswer = (body: unknown): CancelAnswer => {
  const parsed = WireCancel.safeParse(body);
  if (!parsed.success) return { kind: 'unclear', why: z.prettifyError(parsed.error) };
  if (parsed.data.status === 'cancelled') return { kind: 'cancelled', fee: parsed.data.fee };
  if (parsed.data.status === 'asked') return { kind: 'asked' };
  return { kind: 'refused', reason_code: parsed.data.reason_code };
};

/** Takes a tender back. `fee` is what the carrier charges for a truck that was on its way. */
export const cancelTender = async (
  connection: CarrierConnection,
  key: string,
  reason: string,
): Promise<CancelAnswer> => {
  const path = `/tenders/${encodeURIComponent(key)}?reason=${encodeURIComponent(reason.slice(0, 200))}`;
  try {
    const reply = await connection.service.json(
      carrierCall(connection, { method: 'DELETE', path, expected: [404, 409] }),
    );
    return reply.status === 404 ? readUnknown(reply.body) : readCancelAnswer(reply.body);
  } catch (cause) {
    return { kind: 'unclear', why: effectOf(cause).why };
  }
};
