import type { ApprovalCondition } from '@portal/contract/approvals/approval-rules.ts';
import { loadModes } from '@portal/contract/modes/modes.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TrashIcon } from '../../../ui/icons/action-icons.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { ManyChoice } from './many-choice.tsx';
import type { Choices } from './rule-draft.ts';
import classes from './rules.module.css';

type ConditionFieldProps = {
  condition: ApprovalCondition;
  choices: Choices;
  onChange: (condition: ApprovalCondition) => void;
  /** Null for the only one. */
  onRemove: (() => void) | null;
};

/** One thing that has to hold, with what it is about. */
export const ConditionField = ({ condition, choices, onChange, onRemove }: ConditionFieldProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.condition}>
      <Parts condition={condition} choices={choices} onChange={onChange} />
      {onRemove && (
        <IconButton icon={TrashIcon} label={t('approvals.screens.rules.remove_condition')} onClick={onRemove} />
      )}
    </div>
  );
};

const Parts = ({ condition, choices, onChange }: Omit<ConditionFieldProps, 'onRemove'>) => {
  const { t } = useTranslation();
  const label = t(`approvals.screens.rules.${condition.kind}`);
  switch (condition.kind) {
    case 'amount':
    case 'cargo_value':
      return (
        <NumberField
          label={label}
          unit="$"
          value={condition.above}
          min={0}
          onChange={(above) => onChange({ ...condition, above: above ?? 0 })}
        />
      );
    case 'hazmat':
    case 'off_guide':
      return <b>{label}</b>;
    case 'mode':
      return (
        <ManyChoice
          label={label}
          options={loadModes.map((id) => ({ id, name: t(`loads.modes.${id}`) }))}
          chosen={condition.modes}
          onChange={(modes) => onChange({ ...condition, modes })}
        />
      );
    case 'carrier':
      return (
        <ManyChoice
          label={label}
          options={choices.carriers}
          chosen={condition.carrier_ids}
          onChange={(carrier_ids) => onChange({ ...condition, carrier_ids })}
        />
      );
    case 'account':
      return (
        <ManyChoice
          label={label}
          options={choices.accounts}
          chosen={condition.account_ids}
          onChange={(account_ids) => onChange({ ...condition, account_ids })}
        />
      );
  }
};
