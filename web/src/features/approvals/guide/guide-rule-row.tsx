import type { GuideRule } from '@portal/contract/approvals/guide/guide-rules.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { RuleLine } from '../rules/rule-line.tsx';
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

/** A rule of the routing guide, with its place. */
export const GuideRuleRow = ({ rule, carriers, isOpen, onOpen, onChange, onRemove, onUp }: GuideRuleRowProps) => {
  const { t } = useTranslation();
  return (
    <RuleLine
      sentence={<GuideSentence rule={rule} carriers={carriers} />}
      isOn={rule.is_on}
      onSwitch={onChange && ((is_on) => onChange({ ...rule, is_on }))}
      isOpen={isOpen}
      onOpen={onOpen}
      actions={
        onUp && (
          <Button size="small" kind="ghost" onClick={onUp}>
            {t('approvals.screens.guide.up')}
          </Button>
        )
      }
    >
      {onChange && onRemove && (
        <GuideRuleForm rule={rule} carriers={carriers} onChange={onChange} onRemove={onRemove} />
      )}
    </RuleLine>
  );
};
