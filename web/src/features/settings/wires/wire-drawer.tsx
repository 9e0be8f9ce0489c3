import type { Wire } from '@portal/contract/carriers/wires/wire-schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type WireKind, wireKinds } from '@portal/contract/carriers/wires/wire-kinds.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { connectionList } from '../connections/connections.api.ts';
import { RemoveButton, SettingDrawer } from '../setting-drawer.tsx';
import frame from '../settings-frame.module.css';
import { settingsKeys } from '../settings.keys.ts';
import { type ShownFields, TheirChanges } from '../versions/their-changes.tsx';
import { useWireForm } from './use-wire-form.ts';
import { PortalFields } from './portal-fields.tsx';
import { storedFields, type WireFields } from './wire-form.ts';
import { X12Fields } from './x12-fields.tsx';
import { removeWire, wireList } from './wires.api.ts';

type WireDrawerProps = { wire: Wire | null; onClose: () => void };

/** How a carrier is reached by one kind of wire: a new one, or one that stands. */
export const WireDrawer = ({ wire, onClose }: WireDrawerProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const done = () => {
    void client.invalidateQueries({ queryKey: settingsKeys.wires });
    void client.invalidateQueries({ queryKey: settingsKeys.connections });
    onClose();
  };
  const form = useWireForm(wire, done);
  const { kind } = form.values;
  const shown: ShownFields<WireFields> = Object.fromEntries(
    storedFields[kind].map((name) => [name, { label: t(`settings.wires.fields.${name}`) }]),
  );
  const Fields = kind === 'portal' ? PortalFields : X12Fields;
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
      {!wire && (
        <SelectField
          label={t('settings.wires.fields.kind')}
          options={wireKinds.map((value) => ({ value, label: t(`settings.wires.kinds.${value}.name`) }))}
          {...form.field('kind')}
        />
      )}
      {!wire && <CarrierField kind={kind} {...form.field('carrier')} />}
      <p className={frame.text}>{t(`settings.wires.kinds.${kind}.about`)}</p>
      <Fields form={form} wire={wire} />
      <Checkbox
        label={t('settings.wires.fields.enabled')}
        checked={form.values.enabled}
        onChange={(enabled) => form.change({ enabled })}
      />
      {wire && !form.values.enabled && <p className={frame.text}>{t('settings.wires.off_means')}</p>}
    </SettingDrawer>
  );
};

type CarrierFieldProps = {
  kind: WireKind;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
};

/** The carriers that have no wire of this kind yet. */
const CarrierField = ({ kind, ...field }: CarrierFieldProps) => {
  const { t } = useTranslation();
  const { data: carriers = [] } = useQuery(connectionList);
  const { data: wires = [] } = useQuery(wireList);
  const free = carriers.filter(({ id }) => !wires.some(({ carrier, wire }) => carrier.id === id && wire === kind));
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
