import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { endOwnAccess, ownAccess } from './access.api.ts';
import { PasswordStep, useRefresh } from './security-dialogs.tsx';

/** Ends keys, passkeys and other sessions of the person, after the password. */
export const EndAccessDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const refresh = useRefresh();
  const finish = () => {
    onClose();
    notify.success(t('auth.access.ended'));
    void client.invalidateQueries({ queryKey: ownAccess.queryKey });
    void refresh();
  };
  return (
    <PasswordStep
      title={t('auth.access.end')}
      text={t('auth.access.end_text')}
      submitText={t('auth.access.end')}
      send={endOwnAccess}
      onSent={finish}
      onClose={onClose}
    />
  );
};
