import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { allTruckTypes, truckTypesKey } from '../../equipment/equipment.api.ts';
import { truckName } from '../../equipment/truck-name.ts';
import { RemoveButton, SettingDrawer } from '../setting-drawer.tsx';
import classes from '../settings-frame.module.css';
import { fieldsOf, saveTruck, type TruckFields, truckFaults, truckModes } from './truck-form.ts';
import { type ShownFields, TheirChanges } from '../versions/their-changes.tsx';
import { useVersionedForm } from '../versions/use-versioned-form.ts';
import { useTruckFieldNames } from './truck-versions.ts';
import { TruckPictureField } from './truck-picture-field.tsx';
import { removeTruck } from './trucks.api.ts';

const useTruckForm = (
  truck: TruckType | null,
  fields: ShownFields<TruckFields>,
  onSaved: (saved: TruckType) => void,
) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useVersionedForm<TruckFields, TruckType>({
    initial: fieldsOf(truck),
    version: truck?.version,
    fields: keysOf(fields),
    check: (typed) => truckFaults(typed, truck === null),
    read: async () => {
      const all = await client.fetchQuery({ ...allTruckTypes, staleTime: 0 });
      const stored = all.find(({ id }) => id === truck?.id) ?? null;
      return { values: fieldsOf(stored), version: stored?.version ?? 1 };
    },
    send: (typed, version) => saveTruck(truck, typed, version),
    onSent: (saved) => {
      notify.success(t('settings.form.saved'));
      onSaved(saved);
    },
  });
};

type TruckForm = ReturnType<typeof useTruckForm>;
type TruckDrawerProps = { truck: TruckType | null; onClose: () => void; onAdded: (truck: TruckType) => void };

/** A new truck type, or one that stands. A new one stays open once it is saved, so that it can be given a picture. */
export const TruckDrawer = ({ truck, onClose, onAdded }: TruckDrawerProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: truckTypesKey });
  const fields = useTruckFieldNames();
  const form = useTruckForm(truck, fields, (saved) => {
    readAgain();
    if (truck) onClose();
    else onAdded(saved);
  });
  const remove = truck && !truck.built_in && (
    <RemoveButton
      text={t('settings.trucks.remove_text')}
      remove={() => removeTruck(truck.id)}
      onRemoved={() => {
        readAgain();
        onClose();
      }}
    />
  );
  return (
    <SettingDrawer
      title={truck ? truckName(truck.label, truck.code) : t('settings.trucks.new')}
      form={form}
      onClose={onClose}
      aside={remove}
    >
      <TheirChanges form={form} fields={fields} />
      <TextField
        label={t('settings.trucks.fields.code')}
        hint={t('settings.trucks.hints.code')}
        readOnly={truck !== null}
        maxLength={30}
        {...form.field('code')}
      />
      <Names form={form} />
      <Modes form={form} />
      <Limits form={form} />
      <Temperature form={form} />
      {!truck?.built_in && <RatedAs form={form} />}
      <Checkbox
        label={t('settings.trucks.fields.tarps')}
        checked={form.values.tarps}
        onChange={(tarps) => form.change({ tarps })}
      />
      <Checkbox
        label={t('settings.trucks.fields.active')}
        checked={form.values.active}
        onChange={(active) => form.change({ active })}
      />
      <TruckPictureField truck={truck} onChanged={readAgain} />
    </SettingDrawer>
  );
};

const Names = ({ form }: { form: TruckForm }) => {
  const { t } = useTranslation();
  const { label } = form.values;
  return (['en', 'es'] as const).map((language) => (
    <TextField
      key={language}
      label={t(`settings.trucks.fields.label_${language}`)}
      lang={language}
      maxLength={60}
      value={label[language]}
      error={form.faultOf(`label.${language}`)}
      onChange={(text) => form.change({ label: { ...label, [language]: text } })}
    />
  ));
};

const Modes = ({ form }: { form: TruckForm }) => {
  const { t } = useTranslation();
  const { modes } = form.values;
  const fault = form.faultOf('modes');
  return (
    <fieldset className={classes.choices}>
      <legend>{t('settings.trucks.fields.modes')}</legend>
      {truckModes.map((mode) => (
        <Checkbox
          key={mode}
          label={t(`loads.modes.${mode}`)}
          checked={modes.includes(mode)}
          onChange={(isOn) => form.change({ modes: isOn ? [...modes, mode] : modes.filter((one) => one !== mode) })}
        />
      ))}
      {fault && (
        <span className={classes.fault} role="alert">
          {fault}
        </span>
      )}
    </fieldset>
  );
};

const bodies = ['enclosed', 'open', 'none'] as const;
const limits = [
  { name: 'max_weight_lb', unit: 'lb', digits: 0 },
  { name: 'pallets', unit: null, digits: 0 },
  { name: 'length_ft', unit: 'ft', digits: 2 },
  { name: 'width_in', unit: 'in', digits: 2 },
  { name: 'height_in', unit: 'in', digits: 2 },
] as const;

const Limits = ({ form }: { form: TruckForm }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.pair}>
      <SelectField
        label={t('settings.trucks.fields.body')}
        options={bodies.map((value) => ({ value, label: t(`settings.trucks.bodies.${value}`) }))}
        {...form.field('body')}
      />
      {limits.map(({ name, unit, digits }) => (
        <NumberField
          key={name}
          label={t(`settings.trucks.fields.${name}`)}
          digits={digits}
          {...(unit && { unit: t(`settings.trucks.units.${unit}`) })}
          {...form.field(name)}
        />
      ))}
    </div>
  );
};

const Temperature = ({ form }: { form: TruckForm }) => {
  const { t } = useTranslation();
  const { is_cooled } = form.values;
  return (
    <>
      <Checkbox
        label={t('settings.trucks.fields.is_cooled')}
        checked={is_cooled}
        onChange={(next) => form.change({ is_cooled: next })}
      />
      {is_cooled && (
        <div className={classes.pair}>
          {(['min_f', 'max_f'] as const).map((name) => (
            <NumberField
              key={name}
              signed
              label={t(`settings.trucks.fields.${name}`)}
              unit={t('settings.trucks.units.f')}
              digits={1}
              value={form.values[name]}
              onChange={(value) => form.change({ [name]: value })}
              error={form.faultOf(`temperature.${name}`) ?? form.faultOf('temperature')}
            />
          ))}
        </div>
      )}
    </>
  );
};

const RatedAs = ({ form }: { form: TruckForm }) => {
  const { t } = useTranslation();
  const { data = [] } = useQuery(allTruckTypes);
  const known = data.filter(
    ({ built_in, modes }) => built_in && form.values.modes.every((mode) => modes.includes(mode)),
  );
  return (
    <SelectField
      label={t('settings.trucks.fields.rated_as')}
      hint={t('settings.trucks.hints.rated_as')}
      options={known.map(({ code, label }) => ({ value: code, label: truckName(label, code) }))}
      placeholder={t('settings.trucks.chosen_by_size')}
      {...form.field('rated_as')}
    />
  );
};
