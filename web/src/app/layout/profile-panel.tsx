import { readablePhone } from '@portal/contract/places/phone.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notifyFailure } from '../../platform/api/notify-failure.ts';
import { themeName } from '../../platform/words/theme-name.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { changeTheme, currentUser, fullName, useMe } from '../../platform/session/current-user.ts';
import { chooseLanguage } from '../../platform/session/choose-language.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { signOut } from '../../platform/session/sign-out.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { MenuItem, MenuLink, MenuList } from '../../ui/overlays/menu-item.tsx';
import { KeyIcon, LockIcon, PencilIcon } from '../../ui/icons/action-icons.tsx';
import { ClockIcon } from '../../ui/icons/status-icons.tsx';
import { LogOutIcon } from '../../ui/icons/navigation-icons.tsx';
import { Segmented } from '../../ui/primitives/segmented.tsx';
import { setColorScheme, useColorScheme } from '../../ui/tokens/color-scheme.ts';
import classes from './profile-panel.module.css';

/** Personal and company info, language, theme, logout. */
export const ProfilePanel = () => {
  const { t } = useTranslation();
  const { signed_in_as } = useMe();
  return (
    <div className={classes.panel}>
      <PersonalInfo />
      <CompanyInfo />
      <div className={classes.rule} />
      <LanguageChoice />
      <ThemeChoice />
      <ColorsChoice />
      <div className={classes.rule} />
      <MenuList>
        <MenuLink to="/profile" icon={PencilIcon}>
          {t('frame.profile.edit')}
        </MenuLink>
        {!signed_in_as && <SignInLinks />}
        <MenuItem icon={LogOutIcon} onClick={() => void signOut('requested')}>
          {t('frame.profile.log_out')}
        </MenuItem>
      </MenuList>
    </div>
  );
};

/** How the person signs in, and where. */
const SignInLinks = () => {
  const { t } = useTranslation();
  return (
    <>
      <MenuLink to="/change-password" icon={LockIcon}>
        {t('frame.profile.change_password')}
      </MenuLink>
      <MenuLink to="/security" icon={KeyIcon}>
        {t('frame.profile.security')}
      </MenuLink>
      <MenuLink to="/sessions" icon={ClockIcon}>
        {t('frame.profile.sessions')}
      </MenuLink>
    </>
  );
};

const PersonalInfo = () => {
  const { t } = useTranslation();
  const me = useMe();
  const { email, phone, phone_extension, role } = me.user;
  const extension = phone_extension && t('frame.profile.extension', { extension: phone_extension });
  return (
    <>
      <Facts
        title={t('frame.profile.personal')}
        facts={[
          [t('frame.profile.name'), fullName(me)],
          [t('frame.profile.email'), email],
          [t('frame.profile.phone'), [readablePhone(phone), extension].filter(Boolean).join(' ')],
          [t('frame.profile.role'), t(`frame.roles.${role}`)],
        ]}
      />
    </>
  );
};

const CompanyInfo = () => {
  const { t } = useTranslation();
  const { account } = useMe();
  const place = [account.address, [account.city, account.state, account.zip_code].filter(Boolean).join(' ')];
  return (
    <Facts
      title={t('frame.profile.company')}
      facts={[
        [t('frame.profile.company_name'), account.name],
        [t('frame.profile.address'), place.filter(Boolean).join(', ')],
        [t('frame.profile.phone'), readablePhone(account.phone)],
      ]}
    />
  );
};

const Facts = ({ title, facts }: { title: string; facts: [name: string, value: string][] }) => (
  <section>
    <h2 className={classes.heading}>{title}</h2>
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value], index) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-strong={index === 0 || undefined}>{value}</dd>
          </div>
        ))}
    </dl>
  </section>
);

const Choice = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <div className={classes.heading}>{title}</div>
    {children}
  </div>
);

const LanguageChoice = () => {
  const { t } = useTranslation();
  return (
    <Choice title={t('frame.appearance.language')}>
      <Segmented
        fullWidth
        label={t('frame.appearance.language')}
        value={currentLanguage()}
        onChange={(language) => void chooseLanguage(language)}
        options={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'es', label: 'Español', lang: 'es' },
        ]}
      />
    </Choice>
  );
};

const defaultColors = 'default';

/** Which theme the portal is shown in; kept with the person, so that it counts on every device. */
const ColorsChoice = () => {
  const { t } = useTranslation();
  const { user, settings } = useMe();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (key: string) => changeTheme(user.id, key),
    onSuccess: () => client.invalidateQueries({ queryKey: currentUser.queryKey }),
    onError: notifyFailure,
  });
  return (
    <SelectField
      label={t('frame.appearance.colors')}
      value={settings.chosen_theme ?? defaultColors}
      onChange={(key) => mutate(key)}
      options={settings.themes.map((theme) => ({ value: theme.key, label: themeName(theme) }))}
    />
  );
};

const ThemeChoice = () => {
  const { t } = useTranslation();
  const colorScheme = useColorScheme();
  return (
    <Choice title={t('frame.appearance.theme')}>
      <Segmented
        fullWidth
        label={t('frame.appearance.theme')}
        value={colorScheme}
        onChange={setColorScheme}
        options={[
          { value: 'light', label: t('frame.appearance.light') },
          { value: 'dark', label: t('frame.appearance.dark') },
          { value: 'auto', label: t('frame.appearance.system') },
        ]}
      />
    </Choice>
  );
};
