import type { EgressCall, EgressService } from '../../platform/egress/egress.ts';
import { EgressError } from '../../platform/egress/egress-error.ts';
import { CarrierError } from './carrier-port.ts';

/** How one carrier is reached. */
export type CarrierConnection = {
  scac: string;
  /** Without a slash at the end. */
  baseUrl: string;
  key: string;
  service: EgressService;
};

/** A call to the carrier under its base URL, with its key. */
export const carrierCall = (
  connection: CarrierConnection,
  call: Omit<EgressCall, 'url'> & { path: string },
): EgressCall => {
  const { path, ...rest } = call;
  return {
    ...rest,
    url: `${connection.baseUrl}${path}`,
    headers: { ...call.headers, authorization: `Bearer ${connection.key}` },
  };
};

/** Turns any failure of a reading operation into a CarrierError. */
export const carrierError = (scac: string, cause: unknown): CarrierError => {
  if (cause instanceof CarrierError) return cause;
  if (!(cause instanceof EgressError)) return new CarrierError('nonsense', scac, 'the answer could not be read', cause);
  if (cause.kind === 'circuit_open') return new CarrierError('suspended', scac, cause.message, cause);
  if (cause.kind === 'not_json' || cause.kind === 'too_large')
    return new CarrierError('nonsense', scac, cause.kind, cause);
  const refused = cause.kind === 'bad_status' && (cause.status ?? 500) < 500;
  return new CarrierError(refused ? 'refused' : 'unavailable', scac, cause.message, cause);
};

/** A failure of a writing operation: whether the carrier may have acted on it. */
export const effectOf = (cause: unknown): { kind: 'unclear' | 'not_sent'; why: string } => {
  if (!(cause instanceof EgressError)) return { kind: 'unclear', why: 'the answer could not be read' };
  return { kind: cause.sent ? 'unclear' : 'not_sent', why: cause.message };
};
