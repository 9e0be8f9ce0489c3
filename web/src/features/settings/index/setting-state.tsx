import type { SettingStates } from '@portal/contract/settings/setting-states.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { WarningIcon } from '../../../ui/icons/status-icons.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { settingStates } from '../settings.api.ts';
import { stateTexts } from './state-texts.ts';
import classes from './settings-page.module.css';

/** The state of a setting as a fact, nothing where it does not come; marked only where something needs doing. */
export const SettingState = ({ name }: { name: keyof SettingStates }) => {
  const { t } = useTranslation();
  const { data } = useQuery(settingStates);
  const state = data && stateTexts[name](data, t);
  if (!state) return null;
  if (typeof state === 'string') return <RefText>{state}</RefText>;
  return (
    <span className={classes.warning}>
      <WarningIcon size={15} />
      {state.warning}
    </span>
  );
};
