import type { GuideRuleKind } from '@portal/contract/approvals/guide/guide-kinds.ts';
import type { Guide, GuideRule, NewGuideRule } from '@portal/contract/approvals/guide/guide-rules.ts';
import { states } from '@portal/contract/places/data/states.ts';

export type RuleOf<K extends GuideRuleKind> = Extract<GuideRule, { kind: K }>;

const fresh = () => ({ key: crypto.randomUUID(), is_on: true });

/** What a rule begins with; its key names it on the screen before it was published. */
export const newGuideRule: { [K in GuideRuleKind]: () => RuleOf<K> } = {
  never: () => ({ kind: 'never', ...fresh(), carrier_ids: [], to_states: [] }),
  prefer: () => ({ kind: 'prefer', ...fresh(), from_states: [], to_states: [], carrier_ids: [] }),
  cheapest: () => ({ kind: 'cheapest', ...fresh(), modes: [], within_days: 1 }),
  fastest: () => ({ kind: 'fastest', ...fresh(), modes: [], below_per_mile: 3 }),
};

/** Whether a rule names the carriers it is about. */
export const isWholeRule = (rule: GuideRule): boolean => !('carrier_ids' in rule) || rule.carrier_ids.length > 0;

/** What was never published has no key yet on the wire. */
export const guideRulesToSend = (drafts: readonly GuideRule[], newest: readonly GuideRule[]): NewGuideRule[] =>
  drafts.map((rule) => {
    if (newest.some(({ key }) => key === rule.key)) return rule;
    const { key: _key, ...rest } = rule;
    return rest;
  });

/** The rules that are edited: those announced, else those in force. */
export const newestOf = ({ upcoming, in_force }: Guide): GuideRule[] => (upcoming ?? in_force)?.rules ?? [];

/** States and provinces of all countries by code. */
export const stateOptions: readonly { id: string; name: string }[] = [
  ...new Map(
    Object.values(states)
      .flat()
      .map(({ code, name }) => [code, { id: code, name: `${name} (${code})` }]),
  ).values(),
];

/** The rules with one of them a step up or down. */
export const moved = (rules: readonly GuideRule[], key: string, step: -1 | 1): GuideRule[] => {
  const from = rules.findIndex((rule) => rule.key === key);
  const [one, other] = [rules[from], rules[from + step]];
  if (!one || !other) return [...rules];
  return rules.map((rule) => (rule === one ? other : rule === other ? one : rule));
};
