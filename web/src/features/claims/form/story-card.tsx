import type { ClaimGuide } from '@portal/contract/claims/claims.contract.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { today } from '../../../platform/words/today.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import classes from './claim-form.module.css';
import type { ClaimFormState } from './use-claim-form.ts';

/** The shipper’s description, and the days from which deadlines count. */
export const StoryCard = ({ guide, form }: { guide: ClaimGuide; form: ClaimFormState }) => {
  const { t } = useTranslation();
  const { type } = form.values;
  return (
    <Card title={t('claims.screens.form.story')}>
      <div className={classes.fields}>
        {type === 'cargo_claim' && (
          <div className={classes.pair}>
            <DateField label={t('claims.screens.form.discovered')} max={today()} {...form.field('discovered_on')} />
            {guide.delivered_on === null && (
              <DateField
                label={t('claims.screens.form.delivered_on')}
                hint={t('claims.screens.form.delivered_hint')}
                max={today()}
                {...form.field('delivered_on')}
              />
            )}
          </div>
        )}
        <TextAreaField
          label={t('claims.screens.page.story')}
          hint={type && t(`claims.screens.form.story_hint.${type}`)}
          required
          rows={5}
          maxLength={5000}
          {...form.field('supporting_text')}
        />
      </div>
    </Card>
  );
};
