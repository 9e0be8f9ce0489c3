import { allThemes, isBuiltIn, ownThemes, type Scheme, type Theme } from '@portal/contract/settings/themes.ts';
import type { ThemeVariable } from '@portal/contract/settings/theme-variables.ts';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useParams } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { PageNotFound } from '../../../platform/routing/or-not-found.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { themeName } from '../../../platform/words/theme-name.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon, UploadIcon } from '../../../ui/icons/action-icons.tsx';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/action-menu.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { useColorScheme } from '../../../ui/tokens/color-scheme.ts';
import { settingQuery } from '../settings.api.ts';
import frameClasses from '../settings-frame.module.css';
import { Loaded } from '../settings-frame.tsx';
import { TheirChanges } from '../versions/their-changes.tsx';
import { HardToRead } from './hard-to-read.tsx';
import { newTheme } from './new-theme.ts';
import { PreviewPane } from './preview/preview-pane.tsx';
import { RemoveTheme } from './remove-theme.tsx';
import { exportTheme, useThemeImport } from './theme-file.tsx';
import { UsedBy } from './used-by.tsx';
import { useThemeFields, useThemeStore } from './use-theme-store.ts';
import { VariableFields } from './variable-fields.tsx';
import classes from './themes.module.css';

/** A theme's colors beside what they look like. */
export const ThemeMakerPage = () => {
  const { t } = useTranslation();
  const query = useQuery(settingQuery(ownThemes));
  const { theme: key } = useParams({ from: '/frame/settings/themes/$theme' });
  return (
    <div className={`${frameClasses.page} ${classes.page}`}>
      {!query.data && <h1>{t('settings.screens.themes.title')}</h1>}
      <Loaded query={query}>
        {({ value, version }) => <Maker key={key} of={key} own={value} version={version} />}
      </Loaded>
    </div>
  );
};

/** The theme that is edited: a new one, the own one, else a copy of a built-in one. An address of none is not found. */
const draftOf = (key: string, own: readonly Theme[], copyName: (name: string) => string): Theme => {
  const stored = allThemes(own).find((theme) => theme.key === key);
  if (!stored && key !== newTheme) throw new PageNotFound();
  if (stored && !isBuiltIn(key)) return stored;
  return {
    key: crypto.randomUUID(),
    name: stored ? copyName(themeName(stored)) : '',
    light: stored?.light ?? {},
    dark: stored?.dark ?? {},
  };
};

type Step = { theme: Theme; what: string | null };

/** A theme while it is edited, with the way back. Changes of the same thing in a row, as dragging makes them, are one step. */
const useDraftHistory = (first: () => Theme) => {
  const [steps, setSteps] = useState<readonly [Step, ...Step[]]>(() => [{ theme: first(), what: null }]);
  const { theme: draft } = steps[0];
  const change = (theme: Theme, what: string | null = null) =>
    setSteps(([latest, ...before]) =>
      what !== null && latest.what === what ? [{ theme, what }, ...before] : [{ theme, what }, latest, ...before],
    );
  const undo = () => setSteps(([latest, former, ...before]) => (former ? [former, ...before] : [latest]));
  return { draft, change, undo, isChanged: steps.length > 1 };
};

/** The scheme on screen, whoever chose it. */
const useShownScheme = (): Scheme => {
  const chosen = useColorScheme();
  if (chosen !== 'auto') return chosen;
  return document.documentElement.dataset['colorScheme'] === 'dark' ? 'dark' : 'light';
};

type MakerProps = { of: string; own: Theme[]; version: number };

const Maker = ({ of, own, version }: MakerProps) => {
  const { t } = useTranslation();
  const history = useDraftHistory(() => draftOf(of, own, (name) => t('settings.themes.copy_name', { name })));
  const { draft, change, undo, isChanged } = history;
  const [scheme, setScheme] = useState(useShownScheme());
  const store = useThemeStore({ own, version, draft, setDraft: change });
  const fields = useThemeFields();
  const [pointed, setPointed] = useState<ThemeVariable | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const others = own.filter(({ key }) => key !== draft.key);
  const isStored = others.length < own.length;
  const toField = (variable: ThemeVariable) =>
    list.current?.querySelector<HTMLInputElement>(`[data-color-of="${variable}"]`)?.focus();
  return (
    <div
      className={classes.maker}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return;
        event.preventDefault();
        undo();
      }}
    >
      <MakerHead
        draft={draft}
        isStored={isStored}
        isChanged={isChanged}
        onUndo={undo}
        onTake={({ name, light, dark }) => change({ ...draft, name, light, dark })}
        isSaving={store.isPending}
        onSave={() => store.mutate([...others, draft])}
      />
      <div ref={list} className={classes.editor}>
        <TheirChanges form={store.changes} fields={fields} />
        <TextField
          label={t('settings.themes.name')}
          required
          value={draft.name}
          maxLength={60}
          onChange={(name) => change({ ...draft, name }, 'name')}
        />
        <UsedBy theme={draft.key} />
        <HardToRead draft={draft} onChange={change} />
        <VariableFields
          colors={draft[scheme]}
          scheme={scheme}
          pointed={pointed}
          onChange={(colors, variable) => change({ ...draft, [scheme]: colors }, `${scheme} ${variable}`)}
        />
        {isStored && <RemoveTheme theme={draft} onRemove={() => store.mutate(others)} />}
      </div>
      <PreviewPane draft={draft} scheme={scheme} onScheme={setScheme} onPoint={setPointed} onPick={toField} />
    </div>
  );
};

type MakerHeadProps = {
  draft: Theme;
  isStored: boolean;
  isChanged: boolean;
  onUndo: () => void;
  onTake: (theme: Theme) => void;
  isSaving: boolean;
  onSave: () => void;
};

const MakerHead = ({ draft, isStored, isChanged, onUndo, onTake, isSaving, onSave }: MakerHeadProps) => {
  const { t } = useTranslation();
  const title = draft.name.trim() || t('settings.themes.new');
  usePageTitle(title);
  useBreadcrumb([
    { label: t('frame.navigation.settings'), address: linkOptions({ to: '/settings' }) },
    { label: t('settings.screens.themes.title'), address: linkOptions({ to: '/settings/themes' }) },
    { label: title },
  ]);
  const isPhone = usePhone();
  const { chooseFile, importing } = useThemeImport({ draft, onTake });
  const isSaved = isStored && !isChanged;
  const files: MenuAction[] = [
    { label: t('settings.themes.import'), icon: UploadIcon, onSelect: chooseFile },
    { label: t('settings.themes.export'), icon: DownloadIcon, onSelect: () => exportTheme(draft) },
  ];
  return (
    <div className={classes.head}>
      <h1>{title}</h1>
      {isPhone && <ActionMenu label={t('settings.themes.more')} actions={files} />}
      <span className={classes.state}>{t(isSaved ? 'settings.themes.own' : 'settings.themes.unsaved')}</span>
      <span className={classes.actions}>
        {importing}
        {!isPhone &&
          files.map(({ label, icon: Glyph, onSelect }) => (
            <Button key={label} kind="ghost" icon={<Glyph size={16} />} onClick={onSelect}>
              {label}
            </Button>
          ))}
        <Button disabledReason={!isChanged && t('settings.themes.nothing_to_undo')} onClick={onUndo}>
          {t('settings.themes.undo')}
        </Button>
        <LinkButton to="/settings/themes">{t('settings.themes.discard')}</LinkButton>
        <Button
          kind="primary"
          pending={isSaving}
          disabledReason={draft.name.trim() === '' && t('settings.themes.name_first')}
          onClick={onSave}
        >
          {t('settings.themes.save')}
        </Button>
      </span>
    </div>
  );
};
