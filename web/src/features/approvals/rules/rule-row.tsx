import type { Choices, RuleDraft } from './rule-draft.ts';
import { RuleForm } from './rule-form.tsx';
import { RuleLine } from './rule-line.tsx';
import { RuleSentence } from './rule-sentence.tsx';

type RuleRowProps = {
  rule: RuleDraft;
  choices: Choices;
  mayChange: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (changed: Partial<RuleDraft>) => void;
  onRemove: () => void;
};

/** An approval rule. */
export const RuleRow = ({ rule, choices, mayChange, isOpen, onOpen, onChange, onRemove }: RuleRowProps) => (
  <RuleLine
    sentence={<RuleSentence rule={rule} choices={choices} />}
    isOn={rule.is_on}
    onSwitch={mayChange ? (is_on) => onChange({ is_on }) : undefined}
    isOpen={isOpen}
    onOpen={onOpen}
  >
    <RuleForm rule={rule} choices={choices} onChange={onChange} onRemove={onRemove} />
  </RuleLine>
);
