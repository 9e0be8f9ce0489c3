import { useTranslation } from '../../platform/words/use-translation.ts';
import { SideDrawer } from '../../ui/overlays/drawer.tsx';
import { Sidebar } from './sidebar.tsx';

/** The sidebar on a phone. */
export const NavigationDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <SideDrawer label={t('frame.navigation.label')} onClose={onClose}>
      <Sidebar collapsed={false} onLeave={onClose} />
    </SideDrawer>
  );
};
