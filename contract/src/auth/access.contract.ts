import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { Id } from '../values/values.ts';
import { secret } from '../values/secret.ts';
import { accessCalls } from './access.calls.ts';

const Used = { id: Id, name: z.string(), created_at: z.string(), last_used_at: z.string().nullable() };

export const access = contract(accessCalls, {
  get: {
    summary: 'What signs in or acts for the caller besides this session: API keys that work, passkeys, other sessions',
    reply: z.strictObject({
      api_keys: z.array(z.strictObject({ ...Used, prefix: z.string() })),
      passkeys: z.array(z.strictObject({ ...Used, is_stopped: z.boolean() })),
      other_sessions: z.int().min(0),
    }),
  },
  end: {
    summary: 'End all of it in one act: keys are switched off, passkeys removed, other sessions ended',
    body: z.strictObject({ password: secret(z.string().min(1).max(1024)) }),
    reply: z.strictObject({ api_keys: z.int().min(0), passkeys: z.int().min(0), sessions: z.int().min(0) }),
    perMinute: 20,
  },
});
