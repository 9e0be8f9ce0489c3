import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { currentUser, mayDo, useMe } from '../../../platform/session/current-user.ts';
import { themeName } from '../../../platform/words/theme-name.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { settingsKeys } from '../settings.keys.ts';
import { changeTheme, ownTheme } from './logos.api.ts';

const defaultTheme = 'default';

/** Which theme the account's people see who have chosen none themselves. */
export const AccountTheme = () => {
  const { t } = useTranslation();
  const me = useMe();
  const client = useQueryClient();
  const { data } = useQuery(ownTheme);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (key: string) => changeTheme(key === defaultTheme ? null : key, data?.version ?? 0),
    onSuccess: () => notify.success(t('settings.logos.theme_saved')),
    onError: notifyFailure,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: settingsKeys.logos }),
        client.invalidateQueries({ queryKey: currentUser.queryKey }),
      ]),
  });
  if (!data || !mayDo(me, 'patch:account-settings')) return null;
  return (
    <Card>
      <SelectField
        label={t('settings.logos.theme')}
        hint={t('settings.logos.theme_hint')}
        options={me.settings.themes.map((theme) => ({ value: theme.key, label: themeName(theme) }))}
        value={isPending ? variables : (data.theme ?? defaultTheme)}
        onChange={(key) => mutate(key)}
      />
    </Card>
  );
};
