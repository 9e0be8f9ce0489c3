import { usePhone } from '../../platform/screen-width.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { SideDrawer } from '../../ui/overlays/drawer.tsx';
import { Sidebar } from './sidebar.tsx';

/** The sidebar over the page: on phones, and where the page has only its icons beside it. */
export const NavigationDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const isPhone = usePhone();
  return (
    <SideDrawer label={t('frame.navigation.label')} onClose={onClose}>
      <Sidebar collapsed={false} onLeave={onClose} {...(!isPhone && { onToggle: onClose })} />
    </SideDrawer>
  );
};
