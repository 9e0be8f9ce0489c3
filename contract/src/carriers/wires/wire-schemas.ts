import { z } from 'zod';
import { Id, Instant } from '../../values/values.ts';
import { Carrier } from '../carrier.ts';
import { wireParts } from './wire-declaration.ts';
import { wireFaults, wireStates, wires } from './wire-kinds.ts';

const { portal, x12 } = wires;

/** What a row of a kind holds beside what all have. */
const ofPortal = {
  wire: z.literal('portal'),
  standard_version: z.enum(portal.versions),
  address: portal.Address,
  settings: portal.Settings,
};

const ofX12 = {
  wire: z.literal('x12'),
  standard_version: z.enum(x12.versions),
  address: x12.Address,
  settings: x12.Settings,
};

const added = { carrier_id: Id, enabled: z.boolean().default(true) };

/** A carrier has each kind once. */
export const WireInput = z.discriminatedUnion('wire', [
  z.strictObject({ ...added, ...ofPortal, secrets: portal.Secrets.default({}) }),
  z.strictObject({ ...added, ...ofX12, secrets: x12.Secrets.default({}) }),
]);
export type WireInput = z.infer<typeof WireInput>;

const changed = { version: z.int().min(1) };

/** What is left out stays, and so does a secret that is not typed again, unless the address becomes another. */
export const WireChange = z.discriminatedUnion('wire', [
  z
    .strictObject({ ...ofPortal, enabled: z.boolean(), secrets: portal.Secrets })
    .partial()
    .extend({ ...changed, wire: ofPortal.wire }),
  z
    .strictObject({ ...ofX12, enabled: z.boolean(), secrets: x12.Secrets })
    .partial()
    .extend({ ...changed, wire: ofX12.wire }),
]);
export type WireChange = z.infer<typeof WireChange>;

const shown = {
  id: Id,
  carrier: Carrier,
  enabled: z.boolean(),
  state: z.enum(wireStates),
  parts: z.array(z.enum(wireParts)),
  /** The names of secrets that are kept. */
  has_secrets: z.array(z.string()),
  tried_at: Instant.nullable(),
  answered_at: Instant.nullable(),
  /** What was wrong when it was last tried, since when and at how many tries; null where nothing was. */
  fault: z.enum(wireFaults).nullable(),
  failing_since: Instant.nullable(),
  failures: z.int(),
  version: z.int(),
};

export const Wire = z.discriminatedUnion('wire', [
  z.strictObject({ ...shown, ...ofPortal, address: portal.Address.nullable() }),
  z.strictObject({ ...shown, ...ofX12, address: x12.Address.nullable() }),
]);
export type Wire = z.infer<typeof Wire>;
