import { z } from 'zod';
import { loadModes } from '../../modes/modes.ts';
import { Dollars } from '../../values/dollars.ts';
import { Day, Id, Instant } from '../../values/values.ts';
import { guideLimits } from './guide-kinds.ts';

const distinct = (values: readonly (number | string)[]): boolean => new Set(values).size === values.length;
const Carriers = z.array(Id).min(1).max(guideLimits.named).refine(distinct);
/** Codes of states and provinces; none: anywhere. */
const States = z
  .array(z.string().regex(/^[A-Z]{2,3}$/))
  .max(guideLimits.named)
  .refine(distinct);
const Modes = z.array(z.enum(loadModes)).refine(distinct);

const common = { is_on: z.boolean() };

const kinds = [
  /** These carriers get nothing that is delivered there. */
  z.strictObject({ kind: z.literal('never'), carrier_ids: Carriers, to_states: States, ...common }),
  /** On a lane these carriers in their order, then whoever is cheapest. */
  z.strictObject({
    kind: z.literal('prefer'),
    from_states: States,
    to_states: States,
    carrier_ids: Carriers,
    ...common,
  }),
  /** Of these modes the cheapest that arrives so many days after the fastest at most. */
  z.strictObject({
    kind: z.literal('cheapest'),
    modes: Modes,
    within_days: z.int().min(0).max(guideLimits.days),
    ...common,
  }),
  /** Of these modes the fastest below a price a mile, in US dollars. */
  z.strictObject({ kind: z.literal('fastest'), modes: Modes, below_per_mile: Dollars.min(0.01), ...common }),
] as const;

/** What names a rule through all its versions. */
const key = z.uuid();
const [never, prefer, cheapest, fastest] = kinds;

export const GuideRule = z.discriminatedUnion('kind', [
  never.extend({ key }),
  prefer.extend({ key }),
  cheapest.extend({ key }),
  fastest.extend({ key }),
]);
export type GuideRule = z.infer<typeof GuideRule>;

const isNew = { key: key.optional() };
/** `key` is left out for a rule that is new. */
export const NewGuideRule = z.discriminatedUnion('kind', [
  never.extend(isNew),
  prefer.extend(isNew),
  cheapest.extend(isNew),
  fastest.extend(isNew),
]);
export type NewGuideRule = z.infer<typeof NewGuideRule>;

export const GuideChange = z.strictObject({
  /** The newest version when it was made. */
  version: z.int().min(0).max(1_000_000),
  /** From this day on, where the account is. */
  effective_on: Day,
  rules: z.array(NewGuideRule).max(guideLimits.rules),
});
export type GuideChange = z.infer<typeof GuideChange>;

export const GuideVersion = z.strictObject({
  version: z.int(),
  effective_on: z.iso.date(),
  rules: z.array(GuideRule),
  published_at: Instant,
  published_by: z.string().nullable(),
});
export type GuideVersion = z.infer<typeof GuideVersion>;

/** The guide in force and the one that follows it, with the carriers a rule may name. */
export const Guide = z.strictObject({
  /** Of the newest version; 0 before there is one. */
  version: z.int(),
  /** The day it is where the account is. */
  today: z.iso.date(),
  in_force: GuideVersion.nullable(),
  upcoming: GuideVersion.nullable(),
  carriers: z.array(z.strictObject({ id: Id, name: z.string() })),
});
export type Guide = z.infer<typeof Guide>;
