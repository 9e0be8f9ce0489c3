import type { Connection } from '@portal/contract/carriers/connections.contract.ts';
import { loadModes } from '@portal/contract/modes/modes.ts';
import { countries } from '@portal/contract/places/zip-code.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { proChecks } from '@portal/contract/carriers/pro-check.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SettingDrawer } from '../setting-drawer.tsx';
import frame from '../settings-frame.module.css';
import { type ShownFields, TheirChanges } from '../versions/their-changes.tsx';
import { useVersionedForm } from '../versions/use-versioned-form.ts';
import { useConnectionFields } from './connection-versions.ts';
import { type ConnectionFields, connectionFaults, fieldsOf, saveConnection } from './connection-form.ts';
import { CarrierLogoField } from './carrier-logo-field.tsx';
import { calendarList, connectionList, readCarriersAgain } from './connections.api.ts';
import { ConnectionTest } from './connection-test.tsx';
import { CarrierScorecard } from './carrier-scorecard.tsx';
import { Section } from './section.tsx';
import { SuspendButton } from './suspend-button.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

const useConnectionForm = (
  carrier: Connection | null,
  fields: ShownFields<ConnectionFields>,
  onSaved: (saved: Connection) => void,
) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useVersionedForm<ConnectionFields, Connection>({
    initial: fieldsOf(carrier),
    version: carrier?.version,
    fields: keysOf(fields),
    check: (typed) => connectionFaults(carrier, typed),
    read: async () => {
      const all = await client.fetchQuery({ ...connectionList, staleTime: 0 });
      const stored = all.find(({ id }) => id === carrier?.id) ?? null;
      return { values: fieldsOf(stored), version: stored?.version ?? 1 };
    },
    send: (typed, version) => saveConnection(carrier, typed, version),
    onSent: (saved) => {
      notify.success(t('settings.form.saved'));
      onSaved(saved);
    },
  });
};

type ConnectionForm = ReturnType<typeof useConnectionForm>;

type ConnectionDrawerProps = {
  carrier: Connection | null;
  onClose: () => void;
  /** A new carrier stays open once it is saved, so that it can be tested and given a logo. */
  onAdded: (carrier: Connection) => void;
};

/** A new carrier, or one that stands: who it is, how it is reached and what it did. */
export const ConnectionDrawer = ({ carrier, onClose, onAdded }: ConnectionDrawerProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const fields = useConnectionFields();
  const form = useConnectionForm(carrier, fields, (saved) => {
    readCarriersAgain(client);
    if (carrier) onClose();
    else onAdded(saved);
  });
  return (
    <SettingDrawer
      title={carrier ? carrier.name : t('settings.carriers.connections.new')}
      form={form}
      onClose={onClose}
      aside={carrier && <SuspendButton carrier={carrier} onDone={onClose} />}
    >
      <TheirChanges form={form} fields={fields} />
      <Who form={form} isNew={carrier === null} />
      <Serves form={form} />
      <Reach form={form} carrier={carrier} />
      <Liability form={form} />
      {carrier && <WebhookSecret carrier={carrier} />}
      <CarrierLogoField carrier={carrier} />
      {carrier && <CarrierScorecard id={carrier.id} />}
    </SettingDrawer>
  );
};

const Who = ({ form, isNew }: { form: ConnectionForm; isNew: boolean }) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={frame.pair}>
        <TextField
          label={t('settings.carriers.connections.fields.scac')}
          hint={t('settings.carriers.connections.hints.scac')}
          readOnly={!isNew}
          maxLength={4}
          {...form.field('scac')}
        />
        <TextField
          label={t('settings.carriers.connections.fields.short_name')}
          hint={t('settings.carriers.connections.hints.short_name')}
          maxLength={40}
          {...form.field('short_name')}
        />
      </div>
      <TextField
        label={t('settings.carriers.connections.fields.name')}
        hint={t('settings.carriers.connections.hints.name')}
        maxLength={120}
        {...form.field('name')}
      />
      <div className={frame.pair}>
        <TextField
          label={t('settings.carriers.connections.fields.mc_number')}
          maxLength={8}
          {...form.field('mc_number')}
        />
        <TextField
          label={t('settings.carriers.connections.fields.dot_number')}
          maxLength={8}
          {...form.field('dot_number')}
        />
      </div>
      <SelectField
        label={t('settings.carriers.connections.fields.pro_check')}
        options={proChecks.map((value) => ({ value, label: t(`settings.carriers.connections.pro_checks.${value}`) }))}
        {...form.field('pro_check')}
      />
    </>
  );
};

type ChoicesProps<T extends string> = {
  legend: string;
  options: readonly { value: T; label: string }[];
  chosen: readonly T[];
  fault: string | undefined;
  onChange: (chosen: T[]) => void;
};

const Choices = <T extends string>({ legend, options, chosen, fault, onChange }: ChoicesProps<T>) => (
  <fieldset className={frame.choices}>
    <legend>{legend}</legend>
    {options.map(({ value, label }) => (
      <Checkbox
        key={value}
        label={label}
        checked={chosen.includes(value)}
        onChange={(isOn) => onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))}
      />
    ))}
    {fault && (
      <span className={frame.fault} role="alert">
        {fault}
      </span>
    )}
  </fieldset>
);

const Serves = ({ form }: { form: ConnectionForm }) => {
  const { t } = useTranslation();
  const { data = [] } = useQuery(calendarList);
  const { modes, countries: served, parcels_only } = form.values;
  return (
    <Section title={t('settings.carriers.connections.sections.serves')}>
      <Choices
        legend={t('settings.carriers.connections.fields.modes')}
        options={loadModes.map((value) => ({ value, label: t(`loads.modes.${value}`) }))}
        chosen={modes}
        fault={form.faultOf('modes')}
        onChange={(next) => form.change({ modes: next })}
      />
      <Choices
        legend={t('settings.carriers.connections.fields.countries')}
        options={countries.map((value) => ({ value, label: t(`settings.carriers.connections.countries.${value}`) }))}
        chosen={served}
        fault={form.faultOf('countries')}
        onChange={(next) => form.change({ countries: next })}
      />
      <Checkbox
        label={t('settings.carriers.connections.fields.parcels_only')}
        checked={parcels_only}
        onChange={(next) => form.change({ parcels_only: next })}
      />
      <SelectField
        label={t('settings.carriers.connections.fields.calendar')}
        options={[
          { value: '', label: t('settings.carriers.connections.federal_holidays') },
          ...data.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
        ]}
        {...form.field('calendar')}
      />
    </Section>
  );
};

const ratings = ['tariff', 'api'] as const;

const Reach = ({ form, carrier }: { form: ConnectionForm; carrier: Connection | null }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('settings.carriers.connections.sections.reach')}>
      <SelectField
        label={t('settings.carriers.connections.fields.rating')}
        options={ratings.map((value) => ({ value, label: t(`settings.carriers.connections.ratings.${value}`) }))}
        {...form.field('rating')}
      />
      <TextField
        label={t('settings.carriers.connections.fields.api_address')}
        hint={t('settings.carriers.connections.hints.api_address')}
        inputMode="url"
        maxLength={300}
        {...form.field('api_address')}
      />
      <PasswordField
        label={t('settings.carriers.connections.fields.api_key')}
        hint={t(`settings.carriers.connections.hints.${carrier?.has_api_key ? 'api_key_kept' : 'api_key'}`)}
        autoComplete="off"
        {...form.field('api_key')}
      />
      {carrier && <ConnectionTest id={carrier.id} isStored={isStored(form.values, carrier)} />}
    </Section>
  );
};

/** Whether what is typed about the connection is what the server would test. */
const isStored = ({ api_address, api_key }: ConnectionFields, carrier: Connection): boolean =>
  api_key === '' && api_address.trim() === (carrier.api_address ?? '');

const Liability = ({ form }: { form: ConnectionForm }) => {
  const { t } = useTranslation();
  const fields = [
    ['tender_hours', 'hours'],
    ['liability_new_per_lb', 'per_lb'],
    ['liability_used_per_lb', 'per_lb'],
    ['liability_max', 'dollars'],
  ] as const;
  return (
    <Section title={t('settings.carriers.connections.sections.liability')}>
      <div className={frame.pair}>
        {fields.map(([name, unit]) => (
          <NumberField
            key={name}
            label={t(`settings.carriers.connections.fields.${name}`)}
            unit={t(`settings.carriers.connections.units.${unit}`)}
            digits={2}
            {...form.field(name)}
          />
        ))}
      </div>
    </Section>
  );
};
