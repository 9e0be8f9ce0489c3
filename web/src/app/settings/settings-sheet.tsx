import { useTranslation } from '../../platform/words/use-translation.ts';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import type { SettingsScreenName } from '../../features/settings/settings-screens.ts';
import { SettingsList } from './settings-list.tsx';

type SettingsSheetProps = { current: SettingsScreenName; onClose: () => void };

/** The list of all settings over the page. */
export const SettingsSheet = ({ current, onClose }: SettingsSheetProps) => {
  const { t } = useTranslation();
  return (
    <Drawer opened title={t('settings.index.all')} onClose={onClose}>
      <SettingsList current={current} onLeave={onClose} />
    </Drawer>
  );
};
