import { z } from 'zod';
import type { TenderState } from './carrier-port.ts';

const Reason = z.string().min(1).max(60);
const Fee = z.number().min(0).max(100_000).multipleOf(0.01).nullable();

const WireTenderState = z.discriminatedUnion('status', [
  z.object({ status: z.literal('pending'), cancellation_fee: Fee }),
  z.object({
    status: z.literal('accepted'),
    pro_number: z
      .string()
      .regex(/^[A-Za-z0-9-]{5,30}$/)
      .nullable(),
    cancellation_fee: Fee,
  }),
  z.object({ status: z.literal('declined'), reason_code: Reason }),
  z.object({ status: z.literal('cancelled') }),
]);

/** Reads what a carrier says of a tender; an answer that makes no sense is `unclear`. */
export const readTenderState = (body: unknown): Exclude<TenderState, { kind: 'unknown' }> => {
  const parsed = WireTenderState.safeParse(body);
  if (!parsed.success) return { kind: 'unclear', why: z.prettifyError(parsed.error) };
  const state = parsed.data;
  if (state.status === 'pending') return { kind: 'pending', cancellation_fee: state.cancellation_fee };
  if (state.status === 'declined') return { kind: 'declined', reason_code: state.reason_code };
  if (state.status === 'cancelled') return { kind: 'cancelled' };
  return { kind: 'accepted', pro_number: state.pro_number, cancellation_fee: state.cancellation_fee };
};
