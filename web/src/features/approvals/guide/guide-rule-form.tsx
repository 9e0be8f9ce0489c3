import { guideLimits } from '@portal/contract/approvals/guide/guide-kinds.ts';
import type { GuideRule } from '@portal/contract/approvals/guide/guide-rules.ts';
import { loadModes } from '@portal/contract/modes/modes.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TrashIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { ManyChoice } from '../rules/many-choice.tsx';
import classes from '../rules/rules.module.css';
import { type RuleOf, stateOptions } from './guide-draft.ts';
import type { Carriers } from './guide-sentence.tsx';

type GuideRuleFormProps = {
  rule: GuideRule;
  carriers: Carriers;
  onChange: (rule: GuideRule) => void;
  onRemove: () => void;
};

/** The parts of a rule. */
export const GuideRuleForm = ({ onRemove, ...props }: GuideRuleFormProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.form}>
      <fieldset>
        <legend>{t('approvals.screens.guide.about')}</legend>
        <Parts {...props} />
      </fieldset>
      <Button kind="ghost" icon={<TrashIcon size={16} />} onClick={onRemove}>
        {t('approvals.screens.rules.remove')}
      </Button>
    </div>
  );
};

const Parts = ({ rule, carriers, onChange }: Omit<GuideRuleFormProps, 'onRemove'>) => {
  const { t } = useTranslation();
  switch (rule.kind) {
    case 'never':
    case 'prefer':
      return <CarrierParts rule={rule} carriers={carriers} onChange={onChange} />;
    case 'cheapest':
      return (
        <>
          <ModeChoice chosen={rule.modes} onChange={(modes) => onChange({ ...rule, modes })} />
          <NumberField
            label={t('approvals.screens.guide.within_days')}
            value={rule.within_days}
            min={0}
            max={guideLimits.days}
            onChange={(within_days) => onChange({ ...rule, within_days: within_days ?? 0 })}
          />
        </>
      );
    case 'fastest':
      return (
        <>
          <ModeChoice chosen={rule.modes} onChange={(modes) => onChange({ ...rule, modes })} />
          <NumberField
            label={t('approvals.screens.guide.below_per_mile')}
            unit="$"
            value={rule.below_per_mile}
            min={0.01}
            onChange={(price) => onChange({ ...rule, below_per_mile: price ?? 0.01 })}
          />
        </>
      );
  }
};

type CarrierPartsProps = {
  rule: RuleOf<'never'> | RuleOf<'prefer'>;
  carriers: Carriers;
  onChange: (rule: GuideRule) => void;
};

const CarrierParts = ({ rule, carriers, onChange }: CarrierPartsProps) => {
  const { t } = useTranslation();
  return (
    <>
      <ManyChoice
        label={t(`approvals.screens.guide.${rule.kind === 'prefer' ? 'carriers_in_order' : 'carriers'}`)}
        options={carriers}
        chosen={rule.carrier_ids}
        onChange={(carrier_ids) => onChange({ ...rule, carrier_ids })}
      />
      {rule.kind === 'prefer' && (
        <ManyChoice
          label={t('approvals.screens.guide.from_states')}
          options={stateOptions}
          chosen={rule.from_states}
          onChange={(from_states) => onChange({ ...rule, from_states })}
        />
      )}
      <ManyChoice
        label={t('approvals.screens.guide.to_states')}
        options={stateOptions}
        chosen={rule.to_states}
        onChange={(to_states) => onChange({ ...rule, to_states })}
      />
    </>
  );
};

type Modes = RuleOf<'cheapest'>['modes'];

const ModeChoice = ({ chosen, onChange }: { chosen: Modes; onChange: (modes: Modes) => void }) => {
  const { t } = useTranslation();
  return (
    <ManyChoice
      label={t('approvals.screens.guide.modes')}
      options={loadModes.map((id) => ({ id, name: t(`loads.modes.${id}`) }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
};
