import { ownThemes, schemes, type Theme, type ThemeColors } from '@portal/contract/settings/themes.ts';
import { themeVariables } from '@portal/contract/settings/theme-variables.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { currentUser } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changeSetting, settingQuery } from '../settings.api.ts';
import { joinVersions } from '../versions/join-versions.ts';
import type { ShownFields } from '../versions/their-changes.tsx';
import { isOutdated } from '../versions/use-versioned-form.ts';

/** A theme by what its colors are called; empty where it has the default one. */
type FlatTheme = Record<string, string>;

const colorNames = schemes.flatMap((scheme) =>
  themeVariables.map((variable) => ({ scheme, variable, name: `${scheme} ${variable}` })),
);
const names = ['name', ...colorNames.map(({ name }) => name)];

const flatOf = (theme: Theme): FlatTheme => ({
  name: theme.name,
  ...Object.fromEntries(colorNames.map(({ scheme, variable, name }) => [name, theme[scheme][variable] ?? ''])),
});

const withFlat = (theme: Theme, changes: Partial<FlatTheme>): Theme => {
  const flat = { ...flatOf(theme), ...changes };
  const colors = (of: 'light' | 'dark'): ThemeColors =>
    Object.fromEntries(
      colorNames.flatMap(({ scheme, variable, name }) => (scheme === of && flat[name] ? [[variable, flat[name]]] : [])),
    );
  return { ...theme, name: flat['name'] ?? '', light: colors('light'), dark: colors('dark') };
};

/** What the colors of a theme are called on screen. */
export const useThemeFields = (): ShownFields<FlatTheme> => {
  const { t } = useTranslation();
  return {
    name: { label: t('settings.themes.name') },
    ...Object.fromEntries(
      colorNames.map(({ scheme, variable, name }) => [
        name,
        { label: `${t(`settings.themes.variables.${variable}`)}, ${t(`frame.appearance.${scheme}`)}` },
      ]),
    ),
  };
};

type Edited = { own: readonly Theme[]; version: number; draft: Theme; setDraft: (draft: Theme) => void };

/**
 * Stores the themes. Where somebody else stored them meanwhile, other themes are theirs, colors of this one that only
 * they changed are taken, and those that both changed stand in `theirs` until it is said whose count.
 */
export const useThemeStore = ({ own, version, draft, setDraft }: Edited) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [theirs, setTheirs] = useState<Partial<FlatTheme> | null>(null);
  const join = async () => {
    const before = own.find(({ key }) => key === draft.key);
    const { value } = await client.fetchQuery({ ...settingQuery(ownThemes), staleTime: 0 });
    const stored = value.find(({ key }) => key === draft.key);
    if (!before || !stored) {
      setTheirs({});
      return;
    }
    const versions = { base: flatOf(before), mine: flatOf(draft), theirs: flatOf(stored) };
    const { taken, both } = joinVersions(names, versions);
    setDraft(withFlat(draft, taken));
    setTheirs(both);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (value: Theme[]) => changeSetting(ownThemes, { value, version }),
    onSuccess: async (saved) => {
      client.setQueryData(settingQuery(ownThemes).queryKey, saved);
      await client.invalidateQueries({ queryKey: currentUser.queryKey });
      notify.success(t('settings.form.saved'));
      await navigate({ to: '/settings/themes' });
    },
    onError: (error) => {
      if (isOutdated(error)) void join().catch(notifyFailure);
      else notifyFailure(error);
    },
  });
  const settle = (name: string, takesTheirs: boolean) => {
    if (!theirs) return;
    const { [name]: value, ...rest } = theirs;
    if (takesTheirs) setDraft(withFlat(draft, { [name]: value ?? '' }));
    setTheirs(rest);
  };
  return { mutate, isPending, changes: { values: flatOf(draft), theirs, settle } };
};
