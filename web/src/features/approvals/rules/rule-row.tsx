import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import type { Choices, RuleDraft } from './rule-draft.ts';
import { RuleForm } from './rule-form.tsx';
import { RuleSentence } from './rule-sentence.tsx';
import classes from './rules.module.css';

type RuleRowProps = {
  rule: RuleDraft;
  choices: Choices;
  mayChange: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (changed: Partial<RuleDraft>) => void;
  onRemove: () => void;
};

/** A rule as a sentence, with its switch; opened, its parts can be changed. */
export const RuleRow = ({ rule, choices, mayChange, isOpen, onOpen, onChange, onRemove }: RuleRowProps) => {
  const { t } = useTranslation();
  return (
    <li className={classes.rule} data-open={isOpen || undefined}>
      <RuleSentence rule={rule} choices={choices} />
      {mayChange && (
        <span className={classes.actions}>
          <Button size="small" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
            {t(isOpen ? 'approvals.screens.rules.done' : 'approvals.screens.rules.edit')}
          </Button>
          <Switch
            label={t(rule.is_on ? 'approvals.screens.rules.on' : 'approvals.screens.rules.off')}
            checked={rule.is_on}
            onChange={(is_on) => onChange({ is_on })}
          />
        </span>
      )}
      {isOpen && <RuleForm rule={rule} choices={choices} onChange={onChange} onRemove={onRemove} />}
    </li>
  );
};
