import { useQuery } from '@tanstack/react-query';
import { number } from '../../platform/words/format.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { WarningIcon } from '../../ui/icons/status-icons.tsx';
import { stateTexts } from '../../features/settings/index/state-texts.ts';
import { settingStates } from '../../features/settings/settings.api.ts';
import type { SettingsScreenName } from '../../features/settings/settings-screens.ts';
import classes from './settings-list.module.css';

/** How much of a setting a person has to do something about; nothing where there is none. */
export const SettingWarning = ({ name }: { name: SettingsScreenName }) => {
  const { t } = useTranslation();
  const { data } = useQuery(settingStates);
  const state = data && stateTexts[name](data, t);
  if (!state || typeof state === 'string') return null;
  return (
    <span className={classes.warning} title={state.warning}>
      <WarningIcon size={14} />
      <span aria-hidden="true">{number(state.count, 0)}</span>
      <span className={classes.spoken}>{state.warning}</span>
    </span>
  );
};
