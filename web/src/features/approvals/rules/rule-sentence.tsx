import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type Choices, conditionText, decidersText, type RuleDraft } from './rule-draft.ts';
import classes from './rules.module.css';

type RuleSentenceProps = { rule: Omit<RuleDraft, 'id'>; choices: Choices };

/** A rule in words: when it holds, who approves, and who does too after a time. */
export const RuleSentence = ({ rule, choices }: RuleSentenceProps) => {
  const { t } = useTranslation();
  const { when, deciders, needed, escalation } = rule;
  const who = decidersText(deciders, choices, t);
  return (
    <div className={classes.sentence} data-off={!rule.is_on || undefined}>
      <p>
        {when.map((condition, i) => (
          <span key={condition.kind}>
            {i > 0 && ` ${t('approvals.screens.rules.and')} `}
            <b className={classes.token}>{conditionText(condition, choices, t)}</b>
          </span>
        ))}{' '}
        {needed > 1
          ? t('approvals.screens.rules.approves_needed', { needed, who })
          : t('approvals.screens.rules.approves', { who })}
      </p>
      {escalation && (
        <p className={classes.small}>
          {t('approvals.screens.rules.after', { count: escalation.hours, who: decidersText(escalation, choices, t) })}
        </p>
      )}
    </div>
  );
};
