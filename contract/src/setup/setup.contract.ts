import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { setupCalls } from './setup.calls.ts';

/** What a new portal needs, in the order in which it is done. */
export const setupSteps = ['identity', 'gs1_prefix', 'carriers', 'tariffs', 'own_rates', 'drayage'] as const;
export type SetupStepName = (typeof setupSteps)[number];

const SetupStep = z.strictObject({
  name: z.enum(setupSteps),
  is_done: z.boolean(),
  /** Without it nothing can be quoted. */
  is_required: z.boolean(),
  /** The command that does it; null where the operator's screen does. */
  command: z.string().nullable(),
});
export type SetupStep = z.infer<typeof SetupStep>;

export const setup = contract(setupCalls, {
  get: {
    summary: 'What a new portal still needs before its first quote',
    reply: z.strictObject({
      can_quote: z.boolean(),
      is_complete: z.boolean(),
      items: z.array(SetupStep),
    }),
  },
});
