import { onClosedChoices } from '@portal/contract/templates/plan-calendar.ts';
import { planMakes } from '@portal/contract/templates/plan-states.ts';
import { faultOfPlan } from '@portal/contract/templates/plan-rules.ts';
import type { Plan } from '@portal/contract/templates/plans.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { emptyFaults, type Faults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { weekdayWord } from '../../../platform/words/format.ts';
import { today } from '../../../platform/words/today.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActionDrawer } from '../../../ui/overlays/action-drawer.tsx';
import { carrierList } from '../../loads/loads.api.ts';
import { addPlan, changePlan, type PlanBody, templateList } from '../templates.api.ts';
import { templateKeys } from '../templates.keys.ts';
import classes from './plan-form.module.css';

type Fields = {
  name: string;
  template_id: string;
  every: 'week' | 'month';
  interval: number | null;
  weekdays: number[];
  month_day: number | null;
  starts_on: string;
  ends_on: string;
  on_closed: (typeof onClosedChoices)[number];
  makes: (typeof planMakes)[number];
  carrier_id: string;
  price_limit: number | null;
  days_ahead: number | null;
};

/** Whoever is cheapest, in the list of carriers. */
const cheapest = 'cheapest';
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const fieldsOf = (plan: Plan | null): Fields => ({
  name: plan?.name ?? '',
  template_id: plan ? String(plan.template.id) : '',
  every: plan?.every ?? 'week',
  interval: plan?.interval ?? 1,
  weekdays: plan?.weekdays ?? [],
  month_day: plan?.month_day ?? null,
  starts_on: plan?.starts_on ?? today(),
  ends_on: plan?.ends_on ?? '',
  on_closed: plan?.on_closed ?? 'next',
  makes: plan?.makes ?? 'quotes',
  carrier_id: plan?.carrier ? String(plan.carrier.id) : cheapest,
  price_limit: plan?.price_limit ?? null,
  days_ahead: plan?.days_ahead ?? 2,
});

const bodyOf = (form: Fields): PlanBody => ({
  ...form,
  name: form.name.trim(),
  template_id: Number(form.template_id),
  interval: form.interval ?? 1,
  month_day: form.every === 'month' ? form.month_day : null,
  weekdays: form.every === 'week' ? form.weekdays : [],
  ends_on: form.ends_on || null,
  carrier_id: form.makes === 'booking' && form.carrier_id !== cheapest ? Number(form.carrier_id) : null,
  price_limit: form.makes === 'booking' ? form.price_limit : null,
  days_ahead: form.days_ahead ?? 0,
});

const phrases = {
  'templates.no_weekday': 'templates.errors.no_weekday',
  'templates.no_month_day': 'templates.errors.no_month_day',
  'templates.ends_early': 'templates.errors.ends_early',
  'templates.no_limit': 'templates.errors.no_limit',
} as const;

const check = (form: Fields): Faults => {
  const { name, template_id, starts_on } = form;
  const body = bodyOf(form);
  const fault = faultOfPlan({
    ...body,
    weekdays: body.weekdays ?? [],
    month_day: body.month_day ?? null,
    ends_on: body.ends_on ?? null,
    price_limit: body.price_limit ?? null,
  });
  return {
    ...emptyFaults({ name, template_id, starts_on }),
    ...(fault && { [fault.field]: { phrase: phrases[fault.code] } }),
  };
};

type PlanFormProps = { plan: Plan | null; onClose: () => void };

/** A recurring load: of which template, on which days, and what is made of it. */
export const PlanForm = ({ plan, onClose }: PlanFormProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useQuery(templateList);
  const form = useCheckedForm<Fields, unknown>({
    initial: fieldsOf(plan),
    check,
    send: (fields) =>
      plan ? changePlan(plan.id, { ...bodyOf(fields), version: plan.version }) : addPlan(bodyOf(fields)),
    onSent: () => {
      void client.invalidateQueries({ queryKey: templateKeys.plans });
      notify.success(t('templates.plans.saved'));
      onClose();
    },
  });
  const title = t(plan ? 'templates.plans.edit' : 'templates.plans.new');
  return (
    <ActionDrawer title={title} action={t('templates.plans.save')} form={form} onClose={onClose}>
      <TextField autoFocus label={t('templates.kept.name')} maxLength={80} {...form.field('name')} />
      <SelectField
        label={t('templates.plans.template')}
        options={[
          { value: '', label: t('templates.plans.choose') },
          ...(data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        {...form.field('template_id')}
      />
      <CalendarFields form={form} />
      <RuleFields form={form} />
    </ActionDrawer>
  );
};

export const NewPlanDrawer = ({ onClose }: { onClose: () => void }) => <PlanForm plan={null} onClose={onClose} />;

type Form = ReturnType<typeof useCheckedForm<Fields, unknown>>;

const CalendarFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation();
  const { every, weekdays: chosen } = form.values;
  const error = form.field('weekdays').error;
  const toggle = (day: number, isOn: boolean) =>
    form.change({ weekdays: isOn ? [...chosen, day] : chosen.filter((one) => one !== day) });
  return (
    <>
      <SelectField
        label={t('templates.plans.every')}
        options={(['week', 'month'] as const).map((value) => ({ value, label: t(`templates.plans.by.${value}`) }))}
        {...form.field('every')}
      />
      <NumberField label={t(`templates.plans.interval.${every}`)} digits={0} {...form.field('interval')} />
      {every === 'month' ? (
        <NumberField
          label={t('templates.plans.month_day')}
          hint={t('templates.plans.month_day_hint')}
          digits={0}
          {...form.field('month_day')}
        />
      ) : (
        <fieldset className={classes.days}>
          <legend>{t('templates.plans.weekdays')}</legend>
          {weekdays.map((day) => (
            <Checkbox
              key={day}
              label={weekdayWord(day)}
              checked={chosen.includes(day)}
              onChange={(isOn) => toggle(day, isOn)}
            />
          ))}
          {error && <p className={classes.error}>{error}</p>}
        </fieldset>
      )}
      <DateField label={t('templates.plans.starts_on')} {...form.field('starts_on')} />
      <DateField label={t('templates.plans.ends_on')} {...form.field('ends_on')} />
      <SelectField
        label={t('templates.plans.on_closed')}
        options={onClosedChoices.map((value) => ({ value, label: t(`templates.plans.closed.${value}`) }))}
        {...form.field('on_closed')}
      />
    </>
  );
};

const RuleFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation();
  const mayBook = mayDo(useMe(), 'post:tender');
  const { data } = useQuery(carrierList);
  const makes = planMakes.filter((one) => mayBook || one !== 'booking');
  return (
    <>
      <NumberField
        label={t('templates.plans.days_ahead')}
        hint={t('templates.plans.days_ahead_hint')}
        digits={0}
        {...form.field('days_ahead')}
      />
      <SelectField
        label={t('templates.plans.makes')}
        options={makes.map((value) => ({ value, label: t(`templates.plans.made.${value}`) }))}
        {...form.field('makes')}
      />
      {form.values.makes === 'booking' && (
        <>
          <SelectField
            label={t('templates.plans.carrier')}
            options={[
              { value: cheapest, label: t('templates.plans.cheapest') },
              ...(data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            {...form.field('carrier_id')}
          />
          <NumberField
            label={t('templates.plans.price_limit')}
            hint={t('templates.plans.price_limit_hint')}
            prefix="$"
            {...form.field('price_limit')}
          />
        </>
      )}
    </>
  );
};
