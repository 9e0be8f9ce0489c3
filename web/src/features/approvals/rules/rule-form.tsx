import type { ApprovalCondition } from '@portal/contract/approvals/approval-rules.ts';
import { approvalLimits, type ConditionKind, conditionKinds } from '@portal/contract/approvals/approval-states.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TrashIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { ConditionField } from './condition-field.tsx';
import { ManyChoice } from './many-choice.tsx';
import { type Choices, emptyCondition, type RuleDraft } from './rule-draft.ts';
import classes from './rules.module.css';

type RuleFormProps = {
  rule: RuleDraft;
  choices: Choices;
  onChange: (changed: Partial<RuleDraft>) => void;
  onRemove: () => void;
};

type Named = { user_ids: number[]; role_ids: number[] };

/** The parts of a rule: what has to hold, who approves, and who does too after a time. */
export const RuleForm = ({ rule, choices, onChange, onRemove }: RuleFormProps) => {
  const { t } = useTranslation();
  const { when, deciders, needed, escalation } = rule;
  const others = { user_ids: [], role_ids: [], hours: 4 };
  return (
    <div className={classes.form}>
      <fieldset>
        <legend>{t('approvals.screens.rules.when')}</legend>
        {when.length > 1 && <p className={classes.small}>{t('approvals.screens.rules.all_hold')}</p>}
        <Conditions when={when} choices={choices} onChange={(next) => onChange({ when: next })} />
      </fieldset>
      <fieldset>
        <legend>{t('approvals.screens.rules.who')}</legend>
        <DecidersFields named={deciders} choices={choices} onChange={(next) => onChange({ deciders: next })} />
        <SelectField
          label={t('approvals.screens.rules.needed')}
          options={Array.from({ length: approvalLimits.needed }, (_, i) => String(i + 1)).map((value) => ({
            value,
            label: value,
          }))}
          value={String(needed)}
          onChange={(value) => onChange({ needed: Number(value) })}
        />
        <Checkbox
          label={t('approvals.screens.rules.escalate')}
          checked={escalation !== null}
          onChange={(isOn) => onChange({ escalation: isOn ? others : null })}
        />
        {escalation && (
          <>
            <NumberField
              label={t('approvals.screens.rules.hours')}
              value={escalation.hours}
              min={1}
              max={approvalLimits.hours}
              onChange={(hours) => onChange({ escalation: { ...escalation, hours: hours ?? 1 } })}
            />
            <DecidersFields
              named={escalation}
              choices={choices}
              onChange={(next) => onChange({ escalation: { ...next, hours: escalation.hours } })}
            />
          </>
        )}
      </fieldset>
      <Button kind="ghost" icon={<TrashIcon size={16} />} onClick={onRemove}>
        {t('approvals.screens.rules.remove')}
      </Button>
    </div>
  );
};

type ConditionsProps = {
  when: ApprovalCondition[];
  choices: Choices;
  onChange: (when: ApprovalCondition[]) => void;
};

const Conditions = ({ when, choices, onChange }: ConditionsProps) => {
  const { t } = useTranslation();
  const left = conditionKinds.filter((kind) => !when.some((one) => one.kind === kind));
  return (
    <>
      {when.map((condition) => (
        <ConditionField
          key={condition.kind}
          condition={condition}
          choices={choices}
          onChange={(next) => onChange(when.map((one) => (one.kind === next.kind ? next : one)))}
          onRemove={when.length > 1 ? () => onChange(when.filter((one) => one !== condition)) : null}
        />
      ))}
      {left.length > 0 && (
        <SelectField<ConditionKind>
          label={t('approvals.screens.rules.add_condition')}
          placeholder={t('approvals.screens.rules.choose')}
          options={left.map((kind) => ({ value: kind, label: t(`approvals.screens.rules.${kind}`) }))}
          value=""
          onChange={(kind) => onChange([...when, emptyCondition[kind]()])}
        />
      )}
    </>
  );
};

type DecidersFieldsProps = { named: Named; choices: Choices; onChange: (named: Named) => void };

const DecidersFields = ({ named, choices, onChange }: DecidersFieldsProps) => {
  const { t } = useTranslation();
  const { user_ids, role_ids } = named;
  return (
    <>
      <ManyChoice
        label={t('approvals.screens.rules.people')}
        options={choices.people}
        chosen={user_ids}
        onChange={(next) => onChange({ user_ids: next, role_ids })}
      />
      <ManyChoice
        label={t('approvals.screens.rules.roles')}
        options={choices.roles}
        chosen={role_ids}
        onChange={(next) => onChange({ user_ids, role_ids: next })}
      />
    </>
  );
};
