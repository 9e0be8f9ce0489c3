import type { ClaimGuide } from '@portal/contract/claims/claims.contract.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { phraseOf } from '../../../platform/forms/form-faults.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { ChoiceCard, ChoiceGroup } from './choice-card.tsx';
import type { ClaimFormState } from './use-claim-form.ts';

/** Choice of the kind; a kind that cannot be filed shows the reason. */
export const KindCard = ({ guide, form }: { guide: ClaimGuide; form: ClaimFormState }) => {
  const { t } = useTranslation();
  const error = form.faultOf('type');
  return (
    <Card title={t('claims.screens.form.kind')}>
      <ChoiceGroup legend={t('claims.screens.form.kind')} error={error} pairs>
        {guide.types.map(({ type, refusal }) => (
          <ChoiceCard
            key={type}
            name="type"
            checked={form.values.type === type}
            onChoose={() => form.change({ type, category: '', reason: '' })}
            title={t(`claims.types.${type}`)}
            refusal={refusal && t(phraseOf(refusal))}
            invalid={error !== undefined}
          >
            {t(`claims.screens.form.kinds.${type}`)}
          </ChoiceCard>
        ))}
      </ChoiceGroup>
    </Card>
  );
};
