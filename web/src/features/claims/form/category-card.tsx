import type { Claim } from '@portal/contract/claims/claim.ts';
import type { ClaimGuide } from '@portal/contract/claims/claims.contract.ts';
import { reasonsFor } from '@portal/contract/claims/data/claim-choices.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { claimAddress } from '../addresses.ts';
import { daysLeftText } from '../days-left.tsx';
import { ChoiceCard, ChoiceGroup } from './choice-card.tsx';
import classes from './claim-form.module.css';
import type { ClaimFormState } from './use-claim-form.ts';

type CategoryCardProps = { guide: ClaimGuide; form: ClaimFormState; claim: Claim | null };

/** Choice of the category; a missed deadline is shown at once. */
export const CategoryCard = ({ guide, form, claim }: CategoryCardProps) => {
  const { t } = useTranslation();
  const { type, category } = form.values;
  const choices = guide.types.find((one) => one.type === type)?.categories ?? [];
  const error = form.faultOf('category');
  const title = t(`claims.screens.form.${type === 'cargo_claim' ? 'category' : 'subject'}`);
  const existingCase = type === 'cargo_claim' ? guide.existing.find(isSameCase(form, claim)) : undefined;
  return (
    <Card title={title}>
      <div className={classes.fields}>
        <ChoiceGroup legend={title} error={error}>
          {choices.map((one) => (
            <ChoiceCard
              key={one.category}
              name="category"
              checked={category === one.category}
              onChoose={() => form.change({ category: one.category, reason: '' })}
              title={t(`claims.categories.${one.category}`)}
              invalid={error !== undefined}
            >
              {t(`claims.screens.form.about.${one.category}`)}
              <LateNote deadlines={one.deadlines} t={t} />
            </ChoiceCard>
          ))}
        </ChoiceGroup>
        {existingCase && (
          <Callout
            action={
              <LinkButton size="small" {...claimAddress(existingCase.id)}>
                {t('claims.screens.form.see_case', { number: existingCase.id })}
              </LinkButton>
            }
          >
            {t('claims.screens.form.existing', { number: existingCase.id })}
          </Callout>
        )}
        {category !== '' && reasonsFor(category).length > 0 && (
          <SelectField
            label={t('claims.screens.form.reason')}
            placeholder={t('claims.screens.form.reason_placeholder')}
            required
            options={reasonsFor(category).map((value) => ({ value, label: t(`claims.reasons.${value}`) }))}
            {...form.field('reason')}
          />
        )}
      </div>
    </Card>
  );
};

const isSameCase =
  ({ values: { type, category } }: ClaimFormState, claim: Claim | null) =>
  (one: ClaimGuide['existing'][number]): boolean =>
    category !== '' && one.id !== claim?.id && one.type === type && one.category === category;

type Deadlines = ClaimGuide['types'][number]['categories'][number]['deadlines'];

const LateNote = ({ deadlines, t }: { deadlines: Deadlines; t: Translate }) => {
  const late = deadlines.find(({ state }) => state === 'overdue');
  if (!late) return null;
  return (
    <span className={classes.lateNote}>
      {t(`claims.deadlines.${late.code}`)}: {daysLeftText(late.due_on, t)}
    </span>
  );
};
