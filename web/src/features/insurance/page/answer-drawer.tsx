import { InsuranceChange, type InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { type InsuranceCondition, insuranceConditions } from '@portal/contract/insurance/insurance-choices.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { useAnswerQuote } from '../insurance.api.ts';
import classes from '../insurance.module.css';

type AnswerForm = {
  condition: InsuranceCondition;
  limit: number | null;
  deductible: number | null;
  premium: number | null;
};

const Offer = InsuranceChange.shape.operations_offer.unwrap();

/** What operations agreed on with the insurer for a quote that waits for them. */
export const AnswerDrawer = ({ quote, onClose }: { quote: InsuranceQuote; onClose: () => void }) => {
  const { t } = useTranslation();
  const answer = useAnswerQuote(quote);
  const form = useCheckedForm<AnswerForm, unknown>({
    initial: { condition: quote.condition ?? 'A', limit: quote.insured_value || null, deductible: 1000, premium: null },
    check: (typed) => schemaFaults(Offer, typed),
    send: (typed) => answer.mutateAsync(Offer.parse(typed)),
    onSent: () => {
      notify.success(t('insurance.screens.page.answered'));
      onClose();
    },
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('insurance.screens.page.answer_title')}
      footer={
        <Button kind="primary" pending={form.pending} onClick={form.submit}>
          {t('insurance.screens.page.answer')}
        </Button>
      }
    >
      <CheckedForm form={form} className={classes.form}>
        <p className={classes.note}>{t('insurance.screens.page.answer_text')}</p>
        {quote.war_and_strikes && <Callout>{t('insurance.screens.page.answer_with_war')}</Callout>}
        <SelectField
          label={t('insurance.screens.form.condition')}
          options={insuranceConditions.map((value) => ({
            value,
            label: `${t(`insurance.conditions.${value}`)} (${value})`,
          }))}
          {...form.field('condition')}
        />
        <NumberField
          label={t('insurance.screens.selection.pays_at_most')}
          unit="USD"
          digits={2}
          {...form.field('limit')}
        />
        <NumberField
          label={t('insurance.screens.page.deductible')}
          unit="USD"
          digits={2}
          {...form.field('deductible')}
        />
        <NumberField
          label={t('insurance.screens.selection.premium')}
          unit="USD"
          digits={2}
          {...form.field('premium')}
        />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </CheckedForm>
    </Drawer>
  );
};
