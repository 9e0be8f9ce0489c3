import type { ClaimGuide } from '@portal/contract/claims/claims.contract.ts';
import { useTranslation } from 'react-i18next';
import { today } from '../../../platform/words/today.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import classes from './claim-form.module.css';
import type { ClaimFormState } from './use-claim-form.ts';

/** The shipper's own words, and the days a claim counts from. */
export const StoryCard = ({ guide, form }: { guide: ClaimGuide; form: ClaimFormState }) => {
  const { t } = useTranslation();
  const { type } = form.form;
  return (
    <Card title={t('claims.screens.form.story')}>
      <div className={classes.fields}>
        {type === 'cargo_claim' && (
          <div className={classes.pair}>
            <DateField
              label={t('claims.screens.form.discovered')}
              max={today()}
              value={form.form.discovered_on}
              onChange={(discovered_on) => form.change({ discovered_on })}
              error={form.faultOf('discovered_on')}
            />
            {guide.delivered_on === null && (
              <DateField
                label={t('claims.screens.form.delivered_on')}
                hint={t('claims.screens.form.delivered_hint')}
                max={today()}
                value={form.form.delivered_on}
                onChange={(delivered_on) => form.change({ delivered_on })}
                error={form.faultOf('delivered_on')}
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
          value={form.form.supporting_text}
          onChange={(supporting_text) => form.change({ supporting_text })}
          error={form.faultOf('supporting_text')}
        />
      </div>
    </Card>
  );
};
