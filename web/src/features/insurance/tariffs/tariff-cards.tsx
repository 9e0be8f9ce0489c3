import { conveyances, groupTerms, insuranceConditions } from '@portal/contract/insurance/insurance-choices.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import classes from './tariffs.module.css';
import type { TariffFormState, TypedTariff } from './use-tariff-form.ts';

type CardProps = { form: TariffFormState };

/** A number inside a part of the tariff, such as the cover of the set offer. */
const partNumber = <P extends 'set_offer' | 'free' | 'deductibles' | 'conveyance_factors'>(
  form: TariffFormState,
  part: P,
  name: keyof TypedTariff[P] & string,
  value: number | null,
) => ({
  value,
  onChange: (typed: number | null) => form.change({ [part]: { ...form.values[part], [name]: typed } }),
  error: form.faultOf(`${part}.${name}`),
});

/** From when the rates count, and whose they are. */
export const InsurerCard = ({ form }: CardProps) => {
  const { t } = useTranslation();
  return (
    <Card title={t('insurance.tariffs.cards.insurer')}>
      <div className={classes.fields}>
        <DateField label={t('insurance.tariffs.fields.effective_from')} required {...form.field('effective_from')} />
        <TextField label={t('insurance.tariffs.fields.insurer_name')} required {...form.field('insurer_name')} />
        <TextField label={t('insurance.tariffs.fields.policy_number')} required {...form.field('policy_number')} />
        <TextField
          label={t('insurance.tariffs.fields.certificate_prefix')}
          hint={t('insurance.tariffs.hints.certificate_prefix')}
          required
          {...form.field('certificate_prefix')}
        />
        <TextField label={t('insurance.tariffs.fields.claims_email')} {...form.field('claims_email')} />
        <TextField label={t('insurance.tariffs.fields.claims_phone')} {...form.field('claims_phone')} />
      </div>
    </Card>
  );
};

const amounts = ['minimum_premium', 'policy_fee', 'limit'] as const;
const days = ['cover_days', 'offer_business_days'] as const;

/** What every policy costs at least, and above which value operations asks the insurer. */
export const LimitsCard = ({ form }: CardProps) => {
  const { t } = useTranslation();
  return (
    <Card title={t('insurance.tariffs.cards.limits')}>
      <div className={classes.fields}>
        {amounts.map((name) => (
          <NumberField
            key={name}
            label={t(`insurance.tariffs.fields.${name}`)}
            {...(name === 'limit' && { hint: t('insurance.tariffs.hints.limit') })}
            unit="USD"
            {...form.field(name)}
          />
        ))}
        {days.map((name) => (
          <NumberField key={name} label={t(`insurance.tariffs.fields.${name}`)} digits={0} {...form.field(name)} />
        ))}
        <NumberField
          label={t('insurance.tariffs.fields.war_and_strikes_percent')}
          hint={t('insurance.tariffs.hints.war_and_strikes_percent')}
          unit="%"
          digits={4}
          {...form.field('war_and_strikes_percent')}
        />
        {insuranceConditions.map((one) => (
          <NumberField
            key={one}
            label={t('insurance.tariffs.deductible_of', { clause: one })}
            unit="USD"
            {...partNumber(form, 'deductibles', one, form.values.deductibles[one])}
          />
        ))}
      </div>
    </Card>
  );
};

/** What the premium is multiplied by, and the clauses of used goods. */
export const FactorsCard = ({ form }: CardProps) => {
  const { t } = useTranslation();
  const used = form.values.used_conditions;
  return (
    <Card title={t('insurance.tariffs.cards.factors')}>
      <div className={classes.fields}>
        <NumberField
          label={t('insurance.tariffs.fields.international_factor')}
          digits={4}
          {...form.field('international_factor')}
        />
        {conveyances.map((one) => (
          <NumberField
            key={one}
            label={t(`insurance.conveyances.${one}`)}
            digits={4}
            {...partNumber(form, 'conveyance_factors', one, form.values.conveyance_factors[one])}
          />
        ))}
      </div>
      <fieldset className={classes.choices}>
        <legend>{t('insurance.tariffs.fields.used_conditions')}</legend>
        {insuranceConditions.map((one) => (
          <Checkbox
            key={one}
            label={`${t(`insurance.conditions.${one}`)} (${one})`}
            checked={used.includes(one)}
            onChange={(isOffered) =>
              form.change({
                used_conditions: insuranceConditions.filter((c) => (c === one ? isOffered : used.includes(c))),
              })
            }
          />
        ))}
      </fieldset>
    </Card>
  );
};

const offerNumbers = ['cover', 'premium', 'deductible'] as const;

/** The standing offer for usual goods. */
export const SetOfferCard = ({ form }: CardProps) => {
  const { t } = useTranslation();
  const offer = form.values.set_offer;
  return (
    <Card title={t('insurance.tariffs.cards.set_offer')}>
      <div className={classes.fields}>
        {offerNumbers.map((name) => (
          <NumberField
            key={name}
            label={t(`insurance.tariffs.fields.${name}`)}
            unit="USD"
            {...partNumber(form, 'set_offer', name, offer[name])}
          />
        ))}
      </div>
      <fieldset className={classes.choices}>
        <legend>{t('insurance.tariffs.fields.set_offer_conveyances')}</legend>
        {conveyances.map((one) => (
          <Checkbox
            key={one}
            label={t(`insurance.conveyances.${one}`)}
            checked={offer.conveyances.includes(one)}
            onChange={(isOffered) =>
              form.change({
                set_offer: {
                  ...offer,
                  conveyances: conveyances.filter((c) => (c === one ? isOffered : offer.conveyances.includes(c))),
                },
              })
            }
          />
        ))}
      </fieldset>
    </Card>
  );
};

/** Policies that accounts of the reward programme have free. */
export const FreeCard = ({ form }: CardProps) => {
  const { t } = useTranslation();
  const { free } = form.values;
  return (
    <Card title={t('insurance.tariffs.cards.free')}>
      <div className={classes.fields}>
        <NumberField
          label={t('insurance.tariffs.fields.per_month')}
          digits={0}
          {...partNumber(form, 'free', 'per_month', free.per_month)}
        />
        {(['cover', 'deductible'] as const).map((name) => (
          <NumberField
            key={name}
            label={t(`insurance.tariffs.fields.${name}`)}
            unit="USD"
            {...partNumber(form, 'free', name, free[name])}
          />
        ))}
      </div>
    </Card>
  );
};

/** Terms and rates of each group of goods, in percent of the insured value by clause. */
export const GroupsCard = ({ form }: CardProps) => {
  const { t } = useTranslation();
  const { groups } = form.values;
  const change = (at: number, changes: Partial<TypedTariff['groups'][number]>) =>
    form.change({ groups: groups.map((one, index) => (index === at ? { ...one, ...changes } : one)) });
  return (
    <Card title={t('insurance.tariffs.cards.groups')}>
      <p className={classes.note}>{t('insurance.tariffs.hints.groups')}</p>
      <ul className={classes.groups}>
        <li className={classes.group} aria-hidden>
          <span>{t('insurance.tariffs.fields.group')}</span>
          <span>{t('insurance.tariffs.fields.terms')}</span>
          {insuranceConditions.map((one) => (
            <span key={one}>{t(`insurance.clauses.${one}`)}</span>
          ))}
        </li>
        {groups.map(({ group, terms, percents }, at) => (
          <li key={group} className={classes.group} data-off={terms !== 'standard' || undefined}>
            <span className={classes.groupName}>{t(`insurance.groups.${group}`)}</span>
            <SelectField
              label={`${t(`insurance.groups.${group}`)}: ${t('insurance.tariffs.fields.terms')}`}
              hideLabel
              options={groupTerms.map((value) => ({ value, label: t(`insurance.tariffs.terms.${value}`) }))}
              value={terms}
              onChange={(next) => change(at, { terms: next })}
            />
            {insuranceConditions.map((one) => (
              <NumberField
                key={one}
                label={`${t(`insurance.groups.${group}`)}: ${t(`insurance.clauses.${one}`)}`}
                hideLabel
                unit="%"
                digits={4}
                value={percents[one]}
                onChange={(typed) => change(at, { percents: { ...percents, [one]: typed } })}
                error={form.faultOf(`groups.${at}.percents.${one}`)}
              />
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
};
