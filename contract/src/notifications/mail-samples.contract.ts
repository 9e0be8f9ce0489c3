import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { Email } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';
import { mailSamples as names } from './mail-samples.ts';
import { mailSamplesCalls } from './mail-samples.calls.ts';

const byName = z.strictObject({ name: z.enum(names) });

export const mailSamples = contract(mailSamplesCalls, {
  read: {
    summary: 'A mail as its reader sees it, with made-up data and the logo of the caller’s account',
    params: byName,
    query: z.strictObject({ language: Language }),
    reply: z.strictObject({ subject: z.string(), html: z.string(), text: z.string() }),
  },
  send: {
    summary: 'Send the caller such a mail',
    params: byName,
    body: z.strictObject({ language: Language }),
    reply: z.strictObject({ sent_to: Email }),
    errors: [503],
    perMinute: 5,
  },
});
