import { z } from 'zod';
import { loadModes } from '../modes/modes.ts';
import { Dollars } from '../values/dollars.ts';
import { Id, Instant } from '../values/values.ts';
import { approvalLimits } from './approval-states.ts';

const Above = Dollars.min(0);
const distinct = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;
const Ids = z.array(Id).max(approvalLimits.deciders).refine(distinct);

/** What a rule looks at. `amount` is the price with its insurance, `cargo_value` what the cargo is worth, in US dollars. */
export const ApprovalCondition = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amount'), above: Above }),
  z.strictObject({ kind: z.literal('mode'), modes: z.array(z.enum(loadModes)).min(1) }),
  z.strictObject({ kind: z.literal('hazmat') }),
  z.strictObject({ kind: z.literal('cargo_value'), above: Above }),
  z.strictObject({ kind: z.literal('carrier'), carrier_ids: Ids.min(1) }),
  /** A carrier that is not first in the routing guide, or that it bars. */
  z.strictObject({ kind: z.literal('off_guide') }),
  z.strictObject({ kind: z.literal('account'), account_ids: Ids.min(1) }),
]);
export type ApprovalCondition = z.infer<typeof ApprovalCondition>;

const deciders = { user_ids: Ids.default([]), role_ids: Ids.default([]) };
const isNamed = ({ user_ids, role_ids }: { user_ids: number[]; role_ids: number[] }): boolean =>
  user_ids.length + role_ids.length > 0;

/** People by name, and everybody of a role. */
export const Deciders = z
  .strictObject(deciders)
  .refine(isNamed, { path: ['user_ids'], params: { code: 'approvals.nobody_named' } });

const oneOfAKind = (when: readonly { kind: string }[]): boolean =>
  new Set(when.map(({ kind }) => kind)).size === when.length;

const rule = {
  /** All of them have to hold. */
  when: z
    .array(ApprovalCondition)
    .min(1)
    .refine(oneOfAKind, { params: { code: 'approvals.twice' } }),
  deciders: Deciders,
  /** How many have to agree. */
  needed: z.int().min(1).max(approvalLimits.needed),
  /** Who decides too once nobody has for so many hours. */
  escalation: z
    .strictObject({ ...deciders, hours: z.int().min(1).max(approvalLimits.hours) })
    .refine(isNamed, { path: ['user_ids'], params: { code: 'approvals.nobody_named' } })
    .nullable(),
  is_on: z.boolean(),
};

/** What names a rule through all its versions. */
const RuleKey = z.uuid();

export const ApprovalRule = z.strictObject({ key: RuleKey, ...rule });
export type ApprovalRule = z.infer<typeof ApprovalRule>;

/** `key` is left out for a rule that is new. */
export const ApprovalRulesChange = z.strictObject({
  /** The version it was made from. */
  version: z.int().min(0).max(1_000_000),
  rules: z.array(z.strictObject({ key: RuleKey.optional(), ...rule })).max(approvalLimits.rules),
});
export type ApprovalRulesChange = z.infer<typeof ApprovalRulesChange>;

const Named = z.strictObject({ id: Id, name: z.string() });

/** The rules in force, and who and what a rule of this account may name. */
export const ApprovalRules = z.strictObject({
  /** 0 before there are any. */
  version: z.int(),
  published_at: Instant.nullable(),
  published_by: z.string().nullable(),
  rules: z.array(ApprovalRule),
  /** People who may decide. */
  people: z.array(Named.extend({ role_id: Id })),
  roles: z.array(Named),
  /** The own account and those below it. */
  accounts: z.array(Named),
  carriers: z.array(Named),
});
export type ApprovalRules = z.infer<typeof ApprovalRules>;

export const ApprovalRulesVersion = ApprovalRules.pick({ version: true, rules: true }).extend({
  published_at: Instant,
  published_by: z.string().nullable(),
});
export type ApprovalRulesVersion = z.infer<typeof ApprovalRulesVersion>;

/** Who decides in somebody's place from a day to a day, both included, where their account is. */
export const Deputy = z.strictObject({
  id: Id,
  deputy: Named,
  from_day: z.iso.date(),
  to_day: z.iso.date(),
});
export type Deputy = z.infer<typeof Deputy>;
