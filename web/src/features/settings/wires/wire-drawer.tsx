import type { Wire } from '@portal/contract/carriers/wires/wire-schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { connectionList } from '../connections/connections.api.ts';
import { RemoveButton, SettingDrawer } from '../setting-drawer.tsx';
import frame from '../settings-frame.module.css';
import { settingsKeys } from '../settings.keys.ts';
import { type ShownFields, TheirChanges } from '../versions/their-changes.tsx';
import { useVersionedForm } from '../versions/use-versioned-form.ts';
import { fieldsOf, saveWire, type WireFields, wireFaults } from './wire-form.ts';
import { removeWire, wireList } from './wires.api.ts';

type WireDrawerProps = { wire: Wire | null; onClose: () => void };

const useWireForm = (wire: Wire | null, fields: readonly (keyof WireFields)[], onDone: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useVersionedForm<WireFields, Wire>({
    initial: fieldsOf(wire),
    version: wire?.version,
    fields,
    check: (typed) => wireFaults(wire, typed),
    read: async () => {
      const all = await client.fetchQuery({ ...wireList, staleTime: 0 });
      const stored = all.find(({ id }) => id === wire?.id) ?? null;
      return { values: fieldsOf(stored), version: stored?.version ?? 1 };
    },
    send: (typed, version) => saveWire(wire, typed, version),
    onSent: () => {
      notify.success(t('settings.form.saved'));
      onDone();
    },
  });
};

/** How a carrier is reached by the portal's own interface: a new wire, or one that stands. */
export const WireDrawer = ({ wire, onClose }: WireDrawerProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const shown: ShownFields<WireFields> = {
    address: { label: t('settings.wires.fields.address') },
    answer_seconds: { label: t('settings.wires.fields.answer_seconds') },
    answer_megabytes: { label: t('settings.wires.fields.answer_megabytes') },
    enabled: { label: t('settings.wires.fields.enabled') },
  };
  const done = () => {
    void client.invalidateQueries({ queryKey: settingsKeys.wires });
    void client.invalidateQueries({ queryKey: settingsKeys.connections });
    onClose();
  };
  const form = useWireForm(wire, ['address', 'answer_seconds', 'answer_megabytes', 'enabled'], done);
  return (
    <SettingDrawer
      title={wire ? t('settings.wires.of', { carrier: wire.carrier.name }) : t('settings.wires.new')}
      form={form}
      onClose={onClose}
      aside={
        wire && (
          <RemoveButton
            text={t('settings.wires.remove_text', { carrier: wire.carrier.name })}
            remove={() => removeWire(wire.id)}
            onRemoved={done}
          />
        )
      }
    >
      <TheirChanges form={form} fields={shown} />
      {!wire && <CarrierField {...form.field('carrier')} />}
      <PortalFields form={form} wire={wire} />
    </SettingDrawer>
  );
};

type PortalFieldsProps = { form: ReturnType<typeof useWireForm>; wire: Wire | null };

/** What is asked of the portal's own interface. */
const PortalFields = ({ form, wire }: PortalFieldsProps) => {
  const { t } = useTranslation();
  return (
    <>
      <p className={frame.text}>{t('settings.wires.kinds.portal.about')}</p>
      <TextField
        label={t('settings.wires.fields.address')}
        hint={t('settings.wires.hints.address')}
        inputMode="url"
        maxLength={300}
        {...form.field('address')}
      />
      <PasswordField
        label={t('settings.wires.fields.key')}
        hint={t(wire?.has_secrets.includes('key') ? 'settings.wires.hints.key_kept' : 'settings.wires.hints.key')}
        autoComplete="off"
        {...form.field('key')}
      />
      <div className={frame.pair}>
        <NumberField
          label={t('settings.wires.fields.answer_seconds')}
          unit={t('settings.wires.units.seconds')}
          {...form.field('answer_seconds')}
        />
        <NumberField
          label={t('settings.wires.fields.answer_megabytes')}
          unit={t('settings.wires.units.megabytes')}
          {...form.field('answer_megabytes')}
        />
      </div>
      <Checkbox
        label={t('settings.wires.fields.enabled')}
        checked={form.values.enabled}
        onChange={(enabled) => form.change({ enabled })}
      />
      {wire && !form.values.enabled && <p className={frame.text}>{t('settings.wires.off_means')}</p>}
    </>
  );
};

type CarrierFieldProps = { value: string; onChange: (value: string) => void; error?: string | undefined };

/** The carriers that have no wire of this kind yet. */
const CarrierField = (field: CarrierFieldProps) => {
  const { t } = useTranslation();
  const { data: carriers = [] } = useQuery(connectionList);
  const { data: wires = [] } = useQuery(wireList);
  const free = carriers.filter(({ id }) => !wires.some(({ carrier }) => carrier.id === id));
  return (
    <SelectField
      label={t('settings.wires.fields.carrier')}
      options={[
        { value: '', label: t('settings.wires.choose') },
        ...free.map(({ id, name, scac }) => ({ value: String(id), label: `${name} (${scac})` })),
      ]}
      {...field}
    />
  );
};
