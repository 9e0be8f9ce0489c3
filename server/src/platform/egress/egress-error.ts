export type EgressErrorKind =
  | 'timeout'
  | 'refused'
  | 'bad_status'
  | 'too_large'
  | 'not_json'
  | 'circuit_open'
  | 'busy'
  | 'not_allowed';

/** Why a call to a partner gave no usable answer. */
export class EgressError extends Error {
  readonly kind: EgressErrorKind;
  readonly service: string;
  /** Whether the partner may have received the request; false is certain. */
  readonly sent: boolean;
  readonly status: number | undefined;

  constructor(kind: EgressErrorKind, service: string, about: { sent: boolean; status?: number; cause?: unknown }) {
    super(`${service}: ${kind}${about.status ? ` ${about.status}` : ''}`, { cause: about.cause });
    this.name = 'EgressError';
    this.kind = kind;
    this.service = service;
    this.sent = about.sent;
    this.status = about.status;
  }
}
