import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/**
 * Faults a carrier can be set to. Three do the work and spoil only the answer: `lost_answer` drops the
 * connection, `late_answer` keeps everybody waiting, `answer_500` says that it failed.
 */
export const Fault = z.enum([
  'hang',
  'error_500',
  'garbage',
  'truncated',
  'lost_answer',
  'late_answer',
  'answer_500',
  'negative_price',
  'wrong_currency',
  'duplicates',
  'slow_drip',
  'huge',
  'decline_tender',
  'never_answer_tender',
]);
export type Fault = z.infer<typeof Fault>;

export const Behaviour = z.object({
  fault: Fault.nullable().default(null),
  /** Answers after exactly this long, instead of the carrier's own latency. */
  latency_ms: z.number().int().min(0).max(120_000).nullable().default(null),
});
export type Behaviour = z.infer<typeof Behaviour>;

const HUGE_BYTES = 50 * 1024 * 1024;

const drip = async (reply: FastifyReply): Promise<void> => {
  reply.raw.writeHead(200, { 'content-type': 'application/json' });
  reply.raw.write('{"quotes":[');
  while (!reply.raw.destroyed) {
    reply.raw.write(' ');
    await sleep(200);
  }
};

const flood = async (reply: FastifyReply): Promise<void> => {
  reply.raw.writeHead(200, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(64 * 1024, ' ');
  const closed = new Promise((resolve) => reply.raw.once('close', resolve));
  for (let sent = 0; sent < HUGE_BYTES && !reply.raw.destroyed; sent += chunk.length) {
    if (reply.raw.write(chunk)) continue;
    await Promise.race([new Promise((resolve) => reply.raw.once('drain', resolve)), closed]);
  }
  reply.raw.end();
};

/** Misbehaves before any work is done; true when the request is finished with. */
export const failBefore = async (fault: Fault | null, reply: FastifyReply): Promise<boolean> => {
  if (fault === 'error_500') {
    await reply.code(500).type('text/html').send('<h1>Internal Server Error</h1>');
    return true;
  }
  if (fault !== 'hang' && fault !== 'slow_drip' && fault !== 'huge') return false;
  reply.hijack();
  if (fault === 'slow_drip') void drip(reply);
  if (fault === 'huge') void flood(reply);
  return true;
};

const half = (payload: string | Buffer): string | Buffer => {
  const length = Math.floor(payload.length / 2);
  return typeof payload === 'string' ? payload.slice(0, length) : payload.subarray(0, length);
};

const LATE_MS = 12_000;

/** Spoils the answer of work that was done. */
export const spoilAnswer = async (fault: Fault | null, reply: FastifyReply, payload: unknown): Promise<unknown> => {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
  if (fault === 'garbage') return '%% rate engine v3.11 *** SEGV at 0x7f, see operator ***';
  if (fault === 'truncated') return half(payload);
  if (fault === 'late_answer') await sleep(LATE_MS);
  if (fault === 'answer_500') {
    reply.code(500).type('text/html');
    return '<h1>Internal Server Error</h1>';
  }
  if (fault === 'lost_answer') {
    reply.hijack();
    reply.raw.destroy();
    return '';
  }
  return payload;
};
