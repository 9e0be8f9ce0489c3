import { terminalClosures } from '@portal/contract/drayage/drayage.settings.ts';
import type { Faults } from '../../../platform/forms/form-faults.ts';
import { weekdayWord } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { RemoveButton, SettingDrawer } from '../../settings/setting-drawer.tsx';
import { TheirChanges } from '../../settings/versions/their-changes.tsx';
import { useRowForm } from '../../settings/versions/use-row-form.ts';
import { orAny, usePlaces } from './use-places.ts';

export type ClosureRow = (typeof terminalClosures.default)[number];

type Fields = { place: string; terminal: string; when: 'weekly' | 'once'; weekday: string; day: string };

const empty: ClosureRow = { place: '', terminal: null, weekday: 0, day: null };

const toForm = ({ place, terminal, weekday, day }: ClosureRow): Fields => ({
  place,
  terminal: terminal ?? '',
  when: weekday === null ? 'once' : 'weekly',
  weekday: String(weekday ?? 0),
  day: day ?? '',
});

const toRow = ({ place, terminal, when, weekday, day }: Fields): ClosureRow => ({
  place,
  terminal: terminal || null,
  weekday: when === 'weekly' ? Number(weekday) : null,
  day: when === 'weekly' ? null : day,
});

const required = { phrase: 'http.errors.required' } as const;

const check = ({ place, when, day }: Fields): Faults => ({
  ...(!place && { place: required }),
  ...(when === 'once' && !day && { day: required }),
});

export const closureKey = ({ place, terminal, weekday, day }: ClosureRow): string =>
  [place, terminal, weekday, day].join(' ');

const doubled = { place: { phrase: 'drayage.free_time.closures.doubled' } } as const;

/** Sunday is 0. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];

/** A day on which a terminal, or all of a place, is closed. */
export const ClosureDrawer = ({ row, onClose }: { row: ClosureRow | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const { placeOptions, terminalOptions } = usePlaces();
  const { form, remove } = useRowForm<ClosureRow, Fields>({
    setting: terminalClosures,
    row,
    empty,
    keyOf: closureKey,
    fields: [],
    toForm,
    toRow,
    check,
    doubled,
    onDone: onClose,
  });
  const { place, terminal } = form.values;
  const terminals = terminalOptions(place);
  return (
    <SettingDrawer
      title={t(`drayage.free_time.closures.${row ? 'edit' : 'add'}`)}
      form={form}
      onClose={onClose}
      aside={
        row && <RemoveButton text={t('drayage.free_time.closures.remove_text')} remove={remove} onRemoved={onClose} />
      }
    >
      <TheirChanges form={form} fields={{}} />
      <SelectField
        label={t('drayage.free_time.fields.place')}
        options={placeOptions}
        value={place}
        onChange={(code) => form.change({ place: code, terminal: '' })}
        error={form.faultOf('place')}
      />
      {terminals.length > 1 && (
        <SelectField
          label={t('drayage.free_time.fields.terminal')}
          options={terminals}
          {...orAny(terminal, (code) => form.change({ terminal: code }))}
        />
      )}
      <When form={form} />
    </SettingDrawer>
  );
};

/** Every week, or on one day. */
const When = ({ form }: { form: ReturnType<typeof useRowForm<ClosureRow, Fields>>['form'] }) => {
  const { t } = useTranslation();
  const { when } = form.values;
  return (
    <>
      <Segmented
        label={t('drayage.free_time.closures.when')}
        options={(['weekly', 'once'] as const).map((value) => ({
          value,
          label: t(`drayage.free_time.closures.${value}`),
        }))}
        fullWidth
        value={when}
        onChange={(next) => form.change({ when: next })}
      />
      {when === 'weekly' ? (
        <SelectField
          label={t('drayage.free_time.closures.weekday')}
          options={weekdays.map((one) => ({ value: String(one), label: weekdayWord(one || 7) }))}
          {...form.field('weekday')}
        />
      ) : (
        <DateField label={t('drayage.free_time.closures.day')} {...form.field('day')} />
      )}
    </>
  );
};
