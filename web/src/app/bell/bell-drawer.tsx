import { useTranslation } from '../../platform/words/use-translation.ts';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { NotificationList } from './notification-list.tsx';

/** What concerns the person on the whole screen of a phone. */
export const BellDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Drawer opened onClose={onClose} title={t('frame.bell.title')}>
      <NotificationList onClose={onClose} isTitled={false} />
    </Drawer>
  );
};
