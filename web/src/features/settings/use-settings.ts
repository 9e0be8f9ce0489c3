import { folded } from '@portal/contract/values/folded.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { openSettings } from './settings-screens.ts';

/** The settings that this person may open and whose title or description holds a text, in the language on screen. */
export const useSettings = (search: string) => {
  const { t } = useTranslation();
  const wanted = folded(search);
  return openSettings(useMe())
    .map((setting) => ({
      ...setting,
      title: t(`settings.screens.${setting.name}.title`),
      about: t(`settings.screens.${setting.name}.about`),
    }))
    .filter(({ title, about }) => folded(`${title} ${about}`).includes(wanted));
};
