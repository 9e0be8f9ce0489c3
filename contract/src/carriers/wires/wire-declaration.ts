import type { z } from 'zod';

/** What of a load's way a wire can carry; for what none carries, there are the operator's tables and people. */
export const wireParts = ['quote', 'tender', 'cancel', 'events', 'statuses', 'papers', 'bill'] as const;
export type WirePart = (typeof wireParts)[number];

/** A kind of wire: what its row may hold, and what it is used for. */
export type WireDeclaration = {
  /** The versions of its published document that are spoken, the newest first. */
  versions: readonly [string, ...string[]];
  parts: readonly WirePart[];
  Address: z.ZodString;
  /** Every setting has a default, or can be entered in the form of its kind. */
  Settings: z.ZodObject;
  /** By name; none is ever shown. */
  Secrets: z.ZodObject;
};
