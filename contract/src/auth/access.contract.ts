import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { Id, IdText } from '../values/values.ts';
import { secret } from '../values/secret.ts';
import { accessCalls } from './access.calls.ts';

const Used = { id: Id, name: z.string(), created_at: z.string(), last_used_at: z.string().nullable() };
const Count = z.int().min(0);

/** What signs in or acts for a person without their password, and the links they gave that still open. */
const Access = {
  api_keys: z.array(z.strictObject({ ...Used, prefix: z.string() })),
  passkeys: z.array(z.strictObject({ ...Used, is_stopped: z.boolean() })),
  shared_links: Count,
};
const Ended = z.strictObject({ api_keys: Count, passkeys: Count, sessions: Count, shared_links: Count });

export const access = contract(accessCalls, {
  get: {
    summary:
      'What signs in or acts for the caller besides this session: API keys that work, passkeys, other sessions; and how many links they gave open',
    reply: z.strictObject({ ...Access, other_sessions: Count }),
  },
  end: {
    summary:
      'End all of it in one act: keys are switched off, passkeys removed, other sessions, shared links and mailed links to a new password ended',
    body: z.strictObject({ password: secret(z.string().min(1).max(1024)) }),
    reply: Ended,
    perMinute: 20,
  },
  ofUser: {
    summary: 'The same of a user the caller manages, with all sessions',
    params: z.strictObject({ id: IdText }),
    reply: z.strictObject({ ...Access, sessions: Count }),
    errors: [404],
  },
  endOfUser: {
    summary:
      'End all of it of a user the caller manages, who is mailed; not one’s own, and only for who holds all rights of that user',
    params: z.strictObject({ id: IdText }),
    reply: Ended,
    errors: [404],
  },
});
