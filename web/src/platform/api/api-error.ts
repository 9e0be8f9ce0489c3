import { ChunkError } from '../load-chunk.ts';
import { currentLanguage } from '../words/i18n.ts';
import { translate } from '../words/translate.ts';
import type { ErrorItem } from '@portal/contract/http/error-reply.ts';
import type { ErrorCode } from '@portal/contract/phrases/error-code.ts';

/** A refused call. `status` 0 means that the server was not reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly items: readonly ErrorItem[];
  readonly request_id: string | null;
  /** When the same call may be made again, in milliseconds since 1970; null when the refusal names no time. */
  readonly retry_at: number | null;

  constructor(status: number, items: readonly ErrorItem[], requestId: string | null, retryAt: number | null = null) {
    super();
    this.status = status;
    this.items = items;
    this.request_id = requestId;
    this.retry_at = retryAt;
  }

  /** What to show the person, in the language that is on screen when it is read. */
  override get message(): string {
    return messageOf(this.status, this.items);
  }

  /** The message for one field of a form, in the current language. */
  forField(field: string): string | undefined {
    const item = this.items.find((one) => one.field === field);
    return item && inCurrentLanguage(item);
  }
}

const inCurrentLanguage = (item: ErrorItem): string => item.msg[currentLanguage()];

/** What a status means that comes without words of ours: a proxy in front of the portal has answered in its place. */
const ofProxies = {
  413: 'frame.errors.too_large',
  502: 'frame.errors.unavailable',
  503: 'frame.errors.unavailable',
  504: 'frame.errors.unavailable',
} as const;

const isOfProxies = (status: number): status is keyof typeof ofProxies => status in ofProxies;

const messageOf = (status: number, items: readonly ErrorItem[]): string => {
  if (items.length > 0) return items.map(inCurrentLanguage).join(' ');
  if (isOfProxies(status)) return translate(ofProxies[status]);
  return translate(status === 0 ? 'frame.errors.unreachable' : 'frame.errors.general');
};

/** The text to show for anything thrown by a call or on the way to it. */
export const errorText = (error: unknown): string => {
  if (error instanceof ApiError) return error.message;
  return translate(error instanceof ChunkError ? 'frame.failure.part' : 'frame.errors.general');
};

/** Whether a call was refused with this code. */
export const isRefusedBy = (error: unknown, code: ErrorCode): error is ApiError =>
  error instanceof ApiError && error.items.some((item) => item.code === code);

/** True for calls that were cancelled on purpose: they are no failure and are not shown. */
export const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
