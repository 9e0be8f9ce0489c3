import type { ApprovalCondition, ApprovalRule, ApprovalRules } from '@portal/contract/approvals/approval-rules.ts';
import type { ApprovalRulesChange } from '@portal/contract/approvals/approval-rules.ts';
import type { ConditionKind } from '@portal/contract/approvals/approval-states.ts';
import { money } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';

/** A rule as it is edited; `id` names it on the screen, also before it was published. */
export type RuleDraft = ApprovalRulesChange['rules'][number] & { id: string };

export const draftsOf = ({ rules }: Pick<ApprovalRules, 'rules'>): RuleDraft[] =>
  rules.map((rule) => ({ ...rule, id: rule.key }));

export const newRule = (): RuleDraft => ({
  id: crypto.randomUUID(),
  when: [{ kind: 'amount', above: 2500 }],
  deciders: { user_ids: [], role_ids: [] },
  needed: 1,
  escalation: null,
  is_on: true,
});

/** What a condition begins with. */
export const emptyCondition: { [K in ConditionKind]: () => Extract<ApprovalCondition, { kind: K }> } = {
  amount: () => ({ kind: 'amount', above: 2500 }),
  mode: () => ({ kind: 'mode', modes: [] }),
  hazmat: () => ({ kind: 'hazmat' }),
  cargo_value: () => ({ kind: 'cargo_value', above: 10_000 }),
  carrier: () => ({ kind: 'carrier', carrier_ids: [] }),
  off_guide: () => ({ kind: 'off_guide' }),
  account: () => ({ kind: 'account', account_ids: [] }),
};

export const rulesToSend = (drafts: readonly RuleDraft[]): ApprovalRulesChange['rules'] =>
  drafts.map(({ id: _id, ...rule }) => rule);

const isChosen = (condition: ApprovalCondition): boolean => {
  if (condition.kind === 'mode') return condition.modes.length > 0;
  if (condition.kind === 'carrier') return condition.carrier_ids.length > 0;
  return condition.kind !== 'account' || condition.account_ids.length > 0;
};

const isNamed = ({ user_ids, role_ids }: ApprovalRule['deciders']): boolean => user_ids.length + role_ids.length > 0;

/** Whether a rule says when it holds and who approves. */
export const isWhole = ({ when, deciders, escalation }: RuleDraft): boolean =>
  when.length > 0 && when.every(isChosen) && isNamed(deciders) && (escalation === null || isNamed(escalation));

/** Who and what rules may name. */
export type Choices = Pick<ApprovalRules, 'people' | 'roles' | 'accounts' | 'carriers'>;

const namesOf = (ids: readonly number[], known: readonly { id: number; name: string }[], t: Translate): string =>
  ids.map((id) => known.find((one) => one.id === id)?.name ?? t('approvals.screens.rules.former')).join(', ');

/** "Above $2,500.00". */
export const conditionText = (condition: ApprovalCondition, choices: Choices, t: Translate): string => {
  switch (condition.kind) {
    case 'amount':
      return t('approvals.screens.rules.above', { amount: money(condition.above) });
    case 'cargo_value':
      return t('approvals.screens.rules.worth', { amount: money(condition.above) });
    case 'hazmat':
    case 'off_guide':
      return t(`approvals.screens.rules.${condition.kind}`);
    case 'mode':
      return condition.modes.map((mode) => t(`loads.modes.${mode}`)).join(', ');
    case 'carrier':
      return t('approvals.screens.rules.with', { names: namesOf(condition.carrier_ids, choices.carriers, t) });
    case 'account':
      return t('approvals.screens.rules.accounts_of', { names: namesOf(condition.account_ids, choices.accounts, t) });
  }
};

/** "Marco Peña, everybody of Account Admin". */
export const decidersText = (
  { user_ids, role_ids }: ApprovalRule['deciders'],
  { people, roles }: Choices,
  t: Translate,
): string => {
  const names = [
    user_ids.length > 0 && namesOf(user_ids, people, t),
    ...role_ids.map((id) => t('approvals.screens.rules.of_role', { role: namesOf([id], roles, t) })),
  ].filter(Boolean);
  return names.length > 0 ? names.join(', ') : t('approvals.screens.rules.nobody');
};
