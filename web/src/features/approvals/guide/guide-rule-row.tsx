import type { GuideRule } from '@portal/contract/approvals/guide/guide-rules.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import classes from '../rules/rules.module.css';
import { GuideRuleForm } from './guide-rule-form.tsx';
import { type Carriers, GuideSentence } from './guide-sentence.tsx';

type GuideRuleRowProps = {
  rule: GuideRule;
  carriers: Carriers;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Left out for whoever only reads. */
  onChange?: (rule: GuideRule) => void;
  onRemove?: () => void;
  /** Left out for the first. */
  onUp?: () => void;
};

/** A rule as a sentence, with its switch and its place; opened, its parts can be changed. */
export const GuideRuleRow = ({ rule, carriers, isOpen, onOpen, onChange, onRemove, onUp }: GuideRuleRowProps) => {
  const { t } = useTranslation();
  return (
    <li className={classes.rule} data-open={isOpen || undefined}>
      <GuideSentence rule={rule} carriers={carriers} />
      {onChange && (
        <span className={classes.actions}>
          {onUp && (
            <Button size="small" kind="ghost" onClick={onUp}>
              {t('approvals.screens.guide.up')}
            </Button>
          )}
          <Button size="small" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
            {t(isOpen ? 'approvals.screens.rules.done' : 'approvals.screens.rules.edit')}
          </Button>
          <Switch
            label={t(rule.is_on ? 'approvals.screens.rules.on' : 'approvals.screens.rules.off')}
            checked={rule.is_on}
            onChange={(is_on) => onChange({ ...rule, is_on })}
          />
        </span>
      )}
      {isOpen && onChange && onRemove && (
        <GuideRuleForm rule={rule} carriers={carriers} onChange={onChange} onRemove={onRemove} />
      )}
    </li>
  );
};
