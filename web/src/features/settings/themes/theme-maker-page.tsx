import {
  allThemes,
  contrastOf,
  isBuiltIn,
  ownThemes,
  readableColor,
  type Scheme,
  schemes,
  Theme,
} from '@portal/contract/settings/themes.ts';
import { themeVariables } from '@portal/contract/settings/theme-variables.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { notify } from '../../../platform/notify.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { setColorScheme, useColorScheme } from '../../../ui/tokens/color-scheme.ts';
import { showTheme } from '../../../ui/tokens/theme.ts';
import { settingQuery } from '../settings.api.ts';
import { Loaded, SettingsFrame } from '../settings-frame.tsx';
import { TheirChanges } from '../versions/their-changes.tsx';
import { ThemeSample } from './theme-sample.tsx';
import { useThemeFields, useThemeStore } from './use-theme-store.ts';
import { VariableFields } from './variable-fields.tsx';
import classes from './themes.module.css';

/** A theme's colors, seen on this page and its frame while they are changed. */
export const ThemeMakerPage = () => {
  const { t } = useTranslation();
  const query = useQuery(settingQuery(ownThemes));
  const { theme: key } = useParams({ from: '/frame/settings/themes/$theme' });
  return (
    <SettingsFrame name="themes" text={t('settings.themes.maker_text')}>
      <Loaded query={query}>
        {({ value, version }) => <Maker key={key} of={key} own={value} version={version} />}
      </Loaded>
    </SettingsFrame>
  );
};

/** The theme that is edited: the own one, else a copy of a built-in one. */
const draftOf = (key: string, own: readonly Theme[], copyName: (name: string) => string): Theme => {
  const stored = allThemes(own).find((theme) => theme.key === key);
  if (stored && !isBuiltIn(key)) return stored;
  return {
    key: crypto.randomUUID(),
    name: stored ? copyName(stored.name) : '',
    light: stored?.light ?? {},
    dark: stored?.dark ?? {},
  };
};

/** Shows the draft on the whole page, and what the person chose once the maker is left. */
const usePreview = (draft: Theme): void => {
  const chosen = useMe().settings.theme_colors;
  useEffect(() => showTheme(draft), [draft]);
  useEffect(() => () => showTheme(chosen), [chosen]);
};

type MakerProps = { of: string; own: Theme[]; version: number };

const Maker = ({ of, own, version }: MakerProps) => {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(of, own, (name) => t('settings.themes.copy_name', { name })));
  const scheme: Scheme = useShownScheme();
  usePreview(draft);
  const store = useThemeStore({ own, version, draft, setDraft });
  const fields = useThemeFields();
  const others = own.filter(({ key }) => key !== draft.key);
  const isStored = others.length < own.length;
  return (
    <div className={classes.maker}>
      <div className={classes.editor}>
        <TheirChanges form={store.changes} fields={fields} />
        <TextField
          label={t('settings.themes.name')}
          required
          value={draft.name}
          maxLength={60}
          onChange={(name) => setDraft({ ...draft, name })}
        />
        <Segmented
          label={t('frame.appearance.theme')}
          value={scheme}
          onChange={setColorScheme}
          options={schemes.map((value) => ({ value, label: t(`frame.appearance.${value}`) }))}
        />
        <Warning draft={draft} onChange={setDraft} />
        <VariableFields
          colors={draft[scheme]}
          scheme={scheme}
          onChange={(colors) => setDraft({ ...draft, [scheme]: colors })}
        />
        <div className={classes.actions}>
          <Button
            kind="primary"
            pending={store.isPending}
            disabledReason={draft.name.trim() === '' && t('settings.themes.name_first')}
            onClick={() => store.mutate([...others, draft])}
          >
            {t('settings.themes.save')}
          </Button>
          <ExportButton theme={draft} />
          <ImportField onRead={({ name, light, dark }) => setDraft({ ...draft, name, light, dark })} />
          {isStored && (
            <Button kind="ghost" onClick={() => store.mutate(others)}>
              {t('settings.form.remove')}
            </Button>
          )}
        </div>
      </div>
      <ThemeSample />
    </div>
  );
};

const useShownScheme = (): Scheme => {
  const chosen = useColorScheme();
  if (chosen !== 'auto') return chosen;
  return document.documentElement.dataset['colorScheme'] === 'dark' ? 'dark' : 'light';
};

/** How many colors of both schemes are hard to read, and one click that corrects them all. */
const Warning = ({ draft, onChange }: { draft: Theme; onChange: (draft: Theme) => void }) => {
  const { t } = useTranslation();
  const low = schemes.flatMap((scheme) =>
    themeVariables
      .filter((variable) => {
        const { value, needed } = contrastOf(draft[scheme], variable, scheme);
        return draft[scheme][variable] !== undefined && value < needed;
      })
      .map((variable) => ({ scheme, variable })),
  );
  if (low.length === 0) return null;
  const correct = () => {
    const corrected = { ...draft, light: { ...draft.light }, dark: { ...draft.dark } };
    for (const { scheme, variable } of low)
      corrected[scheme][variable] = readableColor(corrected[scheme], variable, scheme);
    onChange(corrected);
  };
  return (
    <Callout action={<Button onClick={correct}>{t('settings.themes.fix')}</Button>}>
      {t('settings.themes.hard_to_read', { count: low.length })}
    </Callout>
  );
};

const ExportButton = ({ theme }: { theme: Theme }) => {
  const { t } = useTranslation();
  const save = () => {
    const address = URL.createObjectURL(new Blob([JSON.stringify(theme, null, 2)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${theme.name || 'theme'}.json`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return <Button onClick={save}>{t('settings.themes.export')}</Button>;
};

/** Takes a theme from a file; anything that is not one is refused in words. */
const ImportField = ({ onRead }: { onRead: (theme: Theme) => void }) => {
  const { t } = useTranslation();
  const read = async (file: File | undefined) => {
    try {
      onRead(Theme.parse(JSON.parse((await file?.slice(0, 100_000).text()) ?? '')));
    } catch {
      notify.failure(t('settings.themes.not_a_theme'));
    }
  };
  return (
    <label>
      {t('settings.themes.import')}{' '}
      <input type="file" accept="application/json" onChange={(event) => void read(event.target.files?.[0])} />
    </label>
  );
};
