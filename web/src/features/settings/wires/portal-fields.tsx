import type { Wire } from '@portal/contract/carriers/wires/wire-schemas.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import frame from '../settings-frame.module.css';
import type { WireForm } from './use-wire-form.ts';

/** What is asked of the portal's own interface. */
export const PortalFields = ({ form, wire }: { form: WireForm; wire: Wire | null }) => {
  const { t } = useTranslation();
  return (
    <>
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
    </>
  );
};
