import { allThemes, isBuiltIn, ownThemes, type Theme } from '@portal/contract/settings/themes.ts';
import { useQuery } from '@tanstack/react-query';
import { themeName } from '../../../platform/words/theme-name.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { settingQuery, themeUses } from '../settings.api.ts';
import frameClasses from '../settings-frame.module.css';
import { Loaded, SettingsFrame } from '../settings-frame.tsx';
import { newTheme } from './new-theme.ts';
import { usesOf, useWhoText } from './used-by.tsx';
import classes from './themes.module.css';

/** The themes there are: those built in, which stay as they are, and the operator's own. */
export const ThemesPage = () => {
  const { t } = useTranslation();
  const query = useQuery(settingQuery(ownThemes));
  return (
    <SettingsFrame
      name="themes"
      text={t('settings.themes.text')}
      action={
        <LinkButton to="/settings/themes/$theme" params={{ theme: newTheme }} kind="primary">
          {t('settings.themes.new')}
        </LinkButton>
      }
    >
      <Loaded query={query}>
        {({ value }) => (
          <ul className={frameClasses.list}>
            {allThemes(value).map((theme) => (
              <ThemeRow key={theme.key} theme={theme} />
            ))}
          </ul>
        )}
      </Loaded>
    </SettingsFrame>
  );
};

const ThemeRow = ({ theme }: { theme: Theme }) => {
  const { t } = useTranslation();
  const isFixed = isBuiltIn(theme.key);
  const { data: uses } = useQuery(themeUses);
  const whoText = useWhoText();
  const who = uses ? whoText(usesOf(uses.items, theme.key)) : null;
  return (
    <li className={`${frameClasses.row} ${classes.row}`}>
      <span>
        <span className={frameClasses.name}>{themeName(theme)}</span>
        <span className={frameClasses.more}>
          {t(isFixed ? 'settings.themes.built_in' : 'settings.themes.own')}
          {who && ` · ${who}`}
        </span>
      </span>
      <LinkButton to="/settings/themes/$theme" params={{ theme: theme.key }}>
        {t(isFixed ? 'settings.themes.copy' : 'settings.themes.change', { theme: themeName(theme) })}
      </LinkButton>
    </li>
  );
};
