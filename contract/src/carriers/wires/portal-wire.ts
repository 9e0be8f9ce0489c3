import { z } from 'zod';
import { secret } from '../../values/secret.ts';
import { requiredText, text } from '../../values/values.ts';
import type { WireDeclaration } from './wire-declaration.ts';

/** The portal's own interface, for carriers that build to the document it publishes. */
export const portalWire = {
  versions: ['1'],
  parts: ['quote', 'tender', 'cancel', 'events', 'papers'],
  /** Absolute, or a path below the simulated carriers' common address. */
  Address: text(300).regex(/^(https?:\/\/[^\s/]\S*|\/\S*)$/),
  Settings: z.strictObject({
    /** How long one answer may take, and how large it may be. */
    answer_seconds: z.int().min(1).max(30).default(8),
    answer_megabytes: z.int().min(1).max(16).default(2),
  }),
  Secrets: z.strictObject({ key: secret(requiredText(500)) }).partial(),
} as const satisfies WireDeclaration;
