import { CommissionInterval } from '@portal/contract/users/managed-user.ts';
import { wrongInterval } from '@portal/contract/users/user-states.ts';
import { type Faults, phraseOf, schemaFaults } from '../../../platform/forms/form-faults.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { date } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TrashIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import classes from './users.module.css';

/** An interval while it is typed: "" is a day not chosen, which as the last day means no end. */
export type TypedInterval = { key: number; from: string; to: string; percent: number | null };

export const typedCommissions = (intervals: readonly CommissionInterval[]): TypedInterval[] =>
  intervals.map(({ from, to, percent }, key) => ({ key, from, to: to ?? '', percent }));

export const sentCommissions = (intervals: readonly TypedInterval[]): CommissionInterval[] =>
  intervals.map(({ from, to, percent }) => ({ from, to: to || null, percent: percent ?? 0 }));

/** A missing day or percent; where all are there, the first interval that ends early or shares days with another. */
export const commissionFaults = (intervals: readonly TypedInterval[]): Faults => {
  const missing = intervals.flatMap(({ from, percent }, place) => [
    ...(from ? [] : [`commissions.${place}.from`]),
    ...(percent === null ? [`commissions.${place}.percent`] : []),
  ]);
  if (missing.length > 0)
    return Object.fromEntries(missing.map((path) => [path, { phrase: phraseOf('http.required') }]));
  const sent = sentCommissions(intervals);
  const wrong = wrongInterval(sent);
  if (!wrong) {
    return Object.fromEntries(
      sent.flatMap((interval, place) =>
        Object.entries(schemaFaults(CommissionInterval, interval)).map(([field, fault]) => [
          `commissions.${place}.${field}`,
          fault,
        ]),
      ),
    );
  }
  const { place, other } = wrong;
  if (!other) return { [`commissions.${place}.to`]: { phrase: 'users.manage.commissions.ends_early' } };
  const from = date(other.from);
  return {
    [`commissions.${place}.from`]: other.to
      ? { phrase: 'users.manage.commissions.overlaps', params: { from, to: date(other.to) } }
      : { phrase: 'users.manage.commissions.overlaps_open', params: { from } },
  };
};

type CommissionFieldsProps = {
  intervals: readonly TypedInterval[];
  onChange: (intervals: TypedInterval[]) => void;
  faultOf: (path: string) => string | undefined;
};

/** What a sales agent is paid, by days of pickup. */
export const CommissionFields = ({ intervals, onChange, faultOf }: CommissionFieldsProps) => {
  const { t } = useTranslation();
  const isPhone = usePhone();
  const nextKey = Math.max(-1, ...intervals.map(({ key }) => key)) + 1;
  const change = (place: number, changed: Partial<TypedInterval>) =>
    onChange(intervals.map((interval, index) => (index === place ? { ...interval, ...changed } : interval)));
  return (
    <div className={classes.section}>
      <div className={classes.head}>
        <h3>{t('users.manage.commissions.title')}</h3>
        <span className={classes.note}>{t('users.manage.commissions.text')}</span>
        <Button
          kind="link"
          size="small"
          onClick={() => onChange([...intervals, { key: nextKey, from: '', to: '', percent: null }])}
        >
          {t('users.manage.commissions.add')}
        </Button>
      </div>
      {intervals.length === 0 && <p className={classes.note}>{t('users.manage.commissions.none')}</p>}
      {intervals.map((interval, place) => (
        <IntervalFields
          key={interval.key}
          place={place}
          interval={interval}
          // In a row of three the first interval's labels stand above all.
          hideLabel={place > 0 && !isPhone}
          onChange={(changed) => change(place, changed)}
          onRemove={() => onChange(intervals.filter((_, index) => index !== place))}
          faultOf={faultOf}
        />
      ))}
    </div>
  );
};

type IntervalFieldsProps = {
  place: number;
  interval: TypedInterval;
  hideLabel: boolean;
  onChange: (changed: Partial<TypedInterval>) => void;
  onRemove: () => void;
  faultOf: (path: string) => string | undefined;
};

const IntervalFields = ({ place, interval, hideLabel, onChange, onRemove, faultOf }: IntervalFieldsProps) => {
  const { t } = useTranslation();
  const { from, to, percent } = interval;
  return (
    <div
      role="group"
      aria-label={`${t('users.manage.commissions.title')} ${place + 1}`}
      className={classes.interval}
      data-labelled={!hideLabel || undefined}
    >
      <DateField
        label={t('users.manage.commissions.from')}
        hideLabel={hideLabel}
        value={from}
        onChange={(day) => onChange({ from: day })}
        error={faultOf(`commissions.${place}.from`)}
      />
      <DateField
        label={t('users.manage.commissions.to')}
        hideLabel={hideLabel}
        value={to}
        placeholder={t('users.manage.commissions.no_end')}
        onChange={(day) => onChange({ to: day })}
        error={faultOf(`commissions.${place}.to`)}
      />
      <NumberField
        label={t('users.manage.commissions.percent')}
        hideLabel={hideLabel}
        unit="%"
        value={percent}
        onChange={(value) => onChange({ percent: value })}
        error={faultOf(`commissions.${place}.percent`)}
      />
      <IconButton
        icon={TrashIcon}
        label={t('users.manage.commissions.remove', { number: place + 1 })}
        onClick={onRemove}
      />
    </div>
  );
};
