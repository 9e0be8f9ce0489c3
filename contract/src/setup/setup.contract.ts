import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { setupCalls } from './setup.calls.ts';

/** What a new portal needs, in the order in which it is done. */
export const setupSteps = [
  'identity',
  'mail',
  'gs1_prefix',
  'carriers',
  'tariffs',
  'own_rates',
  'trucks',
  'drayage',
  'thresholds',
] as const;
export type SetupStepName = (typeof setupSteps)[number];

export const SetupStep = z.strictObject({
  name: z.enum(setupSteps),
  is_done: z.boolean(),
  /** Without it nothing can be quoted. */
  is_required: z.boolean(),
  /** The command that does it; null where a screen of the settings does. */
  command: z.string().nullable(),
});
export type SetupStep = z.infer<typeof SetupStep>;

/** What a portal has and what it lacks; put away, the list no longer shows at sign-in. */
export const Setup = z.strictObject({
  can_quote: z.boolean(),
  is_complete: z.boolean(),
  is_dismissed: z.boolean(),
  items: z.array(SetupStep),
});
export type Setup = z.infer<typeof Setup>;

export const setup = contract(setupCalls, {
  get: {
    summary: 'What a new portal still needs before its first quote',
    reply: Setup,
  },
  addExamples: {
    summary: 'Add example carriers with invented rates to a portal that has none, so that it can quote',
    reply: Setup,
    status: 201,
    errors: [409],
  },
});
