import { randomUUID } from 'node:crypto';
import type { ApprovalRule, ApprovalRules, ApprovalRulesChange } from '@portal/contract/approvals/approval-rules.ts';
import type { approvals } from '@portal/contract/approvals/approvals.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { problem } from '../../platform/http/errors.ts';
import {
  findAccountNames,
  findCarrierNames,
  findLatestRules,
  findPossibleDeciders,
  findRoleNames,
  findRulesVersions,
  findTree,
  insertRules,
} from './rules.queries.ts';

const choicesOf = async ({ db, actor }: Ctx) => {
  const [people, tree, carriers] = await Promise.all([
    findPossibleDeciders(db, actor.accountId),
    findTree(db, actor.accountId),
    findCarrierNames(db),
  ]);
  const roles = await findRoleNames(db, [...new Set(people.map(({ role_id }) => role_id))]);
  return { people, roles, carriers, accounts: await findAccountNames(db, tree) };
};

/** The rules of the own account with what they may name. */
export const getRules = async (ctx: Ctx): Promise<ApprovalRules> => {
  const [latest, choices] = await Promise.all([findLatestRules(ctx.db, ctx.actor.accountId), choicesOf(ctx)]);
  const none = { version: 0, rules: [], published_at: null, published_by: null };
  return { ...(latest ?? none), ...choices };
};

type Rule = ApprovalRulesChange['rules'][number];
type Choices = Awaited<ReturnType<typeof choicesOf>>;

/** Ids that a rule names and the account does not have, each at its field. */
const unknownOf = ({ when, deciders, escalation }: Rule, { people, roles, accounts, carriers }: Choices) => {
  const named: [string, readonly number[], readonly { id: number }[]][] = [
    ['deciders.user_ids', deciders.user_ids, people],
    ['deciders.role_ids', deciders.role_ids, roles],
    ['escalation.user_ids', escalation?.user_ids ?? [], people],
    ['escalation.role_ids', escalation?.role_ids ?? [], roles],
  ];
  for (const [i, one] of when.entries()) {
    if (one.kind === 'account') named.push([`when.${i}.account_ids`, one.account_ids, accounts]);
    if (one.kind === 'carrier') named.push([`when.${i}.carrier_ids`, one.carrier_ids, carriers]);
  }
  return named.find(([, ids, known]) => ids.some((id) => !known.some((have) => have.id === id)))?.[0];
};

/** What one had before may stay: people leave, and a rule that names them is still read by all others. */
const check = (rules: readonly Rule[], before: readonly ApprovalRule[], choices: Choices): void => {
  for (const [i, rule] of rules.entries()) {
    const former = before.find(({ key }) => key === rule.key);
    if (rule.key && !former) throw problem('http.invalid', 400, { field: `rules.${i}.key` });
    const unknown = unknownOf(rule, choices);
    if (unknown) throw problem('approvals.unknown_choice', 400, { field: `rules.${i}.${unknown}` });
  }
  const keys = rules.flatMap(({ key }) => key ?? []);
  if (new Set(keys).size < keys.length) throw problem('http.invalid', 400, { field: 'rules' });
};

/** Publishes the rules as the next version. 400 `approvals.unknown_choice`, 409 `approvals.other_version`. */
export const changeRules = (ctx: Ctx, { version, rules }: ApprovalRulesChange): Promise<ApprovalRules> =>
  withTransaction(ctx, async (tx) => {
    const { accountId: account_id, userId: published_by } = tx.actor;
    const before = (await findLatestRules(tx.db, account_id))?.rules ?? [];
    check(rules, before, await choicesOf(tx));
    const kept = rules.map(({ key = randomUUID(), ...rule }) => ({ key, ...rule }));
    const isNext = await insertRules(tx.db, { account_id, version: version + 1, rules: kept, published_by });
    if (!isNext) throw problem('approvals.other_version', 409);
    await audit(tx, {
      action: 'approval.rules-published',
      object_type: 'approval_rules',
      object_id: version + 1,
      account_id,
      before: { rules: before },
      after: { rules: kept },
    });
    return getRules(tx);
  });

export const listRuleVersions = async (
  ctx: Ctx,
  paging: { skip: number; limit: number },
): Promise<Reply<typeof approvals.ruleVersions>> => findRulesVersions(ctx.db, ctx.actor.accountId, paging);
