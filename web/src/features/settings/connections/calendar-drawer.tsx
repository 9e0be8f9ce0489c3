import { calendarAreas, usualClosedDays } from '@portal/contract/carriers/calendar.ts';
import { CalendarChange, CalendarInput } from '@portal/contract/carriers/connection-input.ts';
import type { Calendar } from '@portal/contract/carriers/connections.contract.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { emptyFaults, type Faults, schemaFaults } from '../../../platform/forms/form-faults.ts';
import { notify } from '../../../platform/notify.ts';
import { date } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PlusIcon, TrashIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { SettingDrawer } from '../setting-drawer.tsx';
import { settingsKeys } from '../settings.keys.ts';
import { type ShownFields, TheirChanges } from '../versions/their-changes.tsx';
import { useVersionedForm } from '../versions/use-versioned-form.ts';
import classes from './connections.module.css';
import { addCalendar, calendarList, changeCalendar } from './connections.api.ts';

type Fields = CalendarInput;

const inputOf = ({ code, name, closed_days }: Fields): CalendarInput => ({
  code,
  name,
  closed_days: closed_days.toSorted((a, b) => a.day.localeCompare(b.day)),
});

const fieldsOf = (calendar: Calendar | null): Fields => ({
  code: calendar?.code ?? '',
  name: calendar?.name ?? '',
  closed_days: calendar?.closed_days ?? [],
});

const save = (calendar: Calendar | null, typed: Fields, version: number | undefined): Promise<Calendar> => {
  const { code, ...change } = inputOf(typed);
  return calendar
    ? changeCalendar(calendar.code, { ...change, version: version ?? calendar.version })
    : addCalendar({ code, ...change });
};

const faultsOf = (calendar: Calendar | null, typed: Fields): Faults => {
  const { code: _code, ...change } = typed;
  return {
    ...(calendar
      ? schemaFaults(CalendarChange, { ...change, version: calendar.version })
      : schemaFaults(CalendarInput, typed)),
    ...emptyFaults(Object.fromEntries(typed.closed_days.map(({ day }, at) => [`closed_days.${at}.day`, day]))),
  };
};

type CalendarDrawerProps = { calendar: Calendar | null; onClose: () => void };

/** A calendar's name and closed days. */
export const CalendarDrawer = ({ calendar, onClose }: CalendarDrawerProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const fields: ShownFields<Fields> = {
    name: { label: t('settings.carriers.connections.calendars.name') },
    closed_days: {
      label: t('settings.carriers.connections.calendars.closed_days'),
      text: (days) => days.map(({ day, name }) => `${date(day)} ${name}`).join('\n'),
    },
  };
  const form = useVersionedForm<Fields, Calendar>({
    initial: fieldsOf(calendar),
    version: calendar?.version,
    fields: keysOf(fields),
    check: (typed) => faultsOf(calendar, typed),
    read: async () => {
      const all = await client.fetchQuery({ ...calendarList, staleTime: 0 });
      const stored = all.find(({ code }) => code === calendar?.code) ?? null;
      return { values: fieldsOf(stored), version: stored?.version ?? 1 };
    },
    send: (typed, version) => save(calendar, typed, version),
    onSent: () => {
      notify.success(t('settings.form.saved'));
      void client.invalidateQueries({ queryKey: settingsKeys.calendars });
      onClose();
    },
  });
  return (
    <SettingDrawer
      title={calendar?.name ?? t('settings.carriers.connections.calendars.new')}
      form={form}
      onClose={onClose}
    >
      <TheirChanges form={form} fields={fields} />
      <TextField
        label={t('settings.carriers.connections.calendars.code')}
        readOnly={calendar !== null}
        maxLength={40}
        {...form.field('code')}
      />
      <TextField label={t('settings.carriers.connections.calendars.name')} maxLength={120} {...form.field('name')} />
      <ClosedDays
        days={form.values.closed_days}
        onChange={(closed_days) => form.change({ closed_days })}
        faultOf={form.faultOf}
      />
    </SettingDrawer>
  );
};

type Days = CalendarInput['closed_days'];
type ClosedDaysProps = {
  days: Days;
  onChange: (days: Days) => void;
  faultOf: (field: string) => string | undefined;
};

const ClosedDays = ({ days, onChange, faultOf }: ClosedDaysProps) => {
  const { t } = useTranslation();
  const change = (at: number, changes: Partial<Days[number]>) =>
    onChange(days.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  return (
    <section className={classes.section}>
      <h3>{t('settings.carriers.connections.calendars.closed_days')}</h3>
      <ul className={classes.days}>
        {days.map(({ day, name }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a day that is typed has no other name
          <li key={at} className={classes.day}>
            <DateField
              label={t('settings.carriers.connections.calendars.day')}
              value={day}
              error={faultOf(`closed_days.${at}.day`)}
              onChange={(next) => change(at, { day: next })}
            />
            <TextField
              label={t('settings.carriers.connections.calendars.day_name')}
              maxLength={120}
              value={name}
              onChange={(next) => change(at, { name: next })}
            />
            <span className={classes.remove}>
              <IconButton
                icon={TrashIcon}
                label={t('settings.carriers.connections.calendars.remove_day', { day: date(day) || name })}
                onClick={() => onChange(days.filter((_, index) => index !== at))}
              />
            </span>
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button icon={<PlusIcon size={16} />} onClick={() => onChange([...days, { day: '', name: '' }])}>
          {t('settings.carriers.connections.calendars.add_day')}
        </Button>
      </div>
      <UsualDays days={days} onChange={onChange} />
      {faultOf('closed_days') && <span role="alert">{faultOf('closed_days')}</span>}
    </section>
  );
};

const areaLabel = (area: string, t: Translate): string => {
  if (area === 'US') return t('settings.carriers.connections.calendars.area_us');
  if (area === 'MX') return t('settings.carriers.connections.calendars.area_mx');
  return t('settings.carriers.connections.calendars.area_ca', { province: area.slice('CA-'.length) });
};

/** Adds the days on which carriers of a country or province usually close, this year and the next. */
const UsualDays = ({ days, onChange }: Pick<ClosedDaysProps, 'days' | 'onChange'>) => {
  const { t } = useTranslation();
  const [area, setArea] = useState('US');
  const year = new Date().getFullYear();
  const usual = [...usualClosedDays(area, year), ...usualClosedDays(area, year + 1)].filter(
    ({ day }) => !days.some((one) => one.day === day),
  );
  const phrase = area === 'US' ? 'usual' : 'usual_holidays';
  return (
    <div className={classes.buttons}>
      <SelectField
        label={t('settings.carriers.connections.calendars.area')}
        value={area}
        options={calendarAreas.map((one) => ({ value: one, label: areaLabel(one, t) }))}
        onChange={setArea}
      />
      {usual.length > 0 && (
        <Button kind="ghost" onClick={() => onChange([...days, ...usual])}>
          {t(`settings.carriers.connections.calendars.${phrase}`, { year: `${year}–${year + 1}` })}
        </Button>
      )}
    </div>
  );
};
