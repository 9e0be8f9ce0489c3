import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import { useEffect, useMemo, useState } from 'react';
import { useMe } from '../../../platform/session/current-user.ts';
import { themeName } from '../../../platform/words/theme-name.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { PrepareDialog } from '../../settings/logos/prepare-dialog.tsx';
import { readPicture } from '../../settings/logos/prepare-logo.ts';
import { PictureField } from '../../settings/picture-field.tsx';
import classes from './account-form.module.css';
import type { useNewAccountForm } from './new-account-form.ts';

type LookFieldsProps = { form: ReturnType<typeof useNewAccountForm> };

/** Logo and theme of the new account, and whether it sees the portal as its own. */
export const LookFields = ({ form }: LookFieldsProps) => {
  const { t } = useTranslation();
  const { settings } = useMe();
  return (
    <div className={classes.fields}>
      <LogoField logo={form.values.logo} onChange={(logo) => form.change({ logo })} />
      <div className={classes.form}>
        <SelectField
          label={t('settings.logos.theme')}
          options={settings.themes.map((theme) => ({ value: theme.key, label: themeName(theme) }))}
          {...form.field('theme')}
        />
        <div>
          <Checkbox
            checked={form.values.is_branded}
            onChange={(is_branded) => form.change({ is_branded })}
            label={t('accounts.page.is_branded')}
          />
          <p className={classes.text}>{t('accounts.page.is_branded_note')}</p>
        </div>
      </div>
    </div>
  );
};

type LogoFieldProps = { logo: File | null; onChange: (logo: File | null) => void };

const LogoField = ({ logo, onChange }: LogoFieldProps) => {
  const { t } = useTranslation();
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [fault, setFault] = useState<'not_a_picture' | 'too_large' | null>(null);
  const address = useMemo(() => (logo ? URL.createObjectURL(logo) : null), [logo]);
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  const choose = async (file: File) => {
    setFault(null);
    if (file.size > uploadLimits.logoBytes) return setFault('too_large');
    const read = await readPicture(file);
    return read ? setPicture(read) : setFault('not_a_picture');
  };
  return (
    <>
      <PictureField
        label={t('settings.logos.logo')}
        hint={t('settings.logos.logo_hint')}
        accept="image/png,image/jpeg,image/svg+xml"
        choose={t('settings.logos.choose')}
        pending={false}
        error={fault ? t(`settings.logos.${fault}`) : undefined}
        onChoose={(file) => void choose(file)}
        action={
          logo && (
            <Button kind="ghost" onClick={() => onChange(null)}>
              {t('settings.logos.remove')}
            </Button>
          )
        }
      >
        {address ? (
          <img className={classes.logo} src={address} alt={t('settings.logos.logo')} />
        ) : (
          <span className={classes.text}>{t('settings.logos.none')}</span>
        )}
      </PictureField>
      {picture && (
        <PrepareDialog picture={picture} onUse={async (file) => onChange(file)} onClose={() => setPicture(null)} />
      )}
    </>
  );
};
