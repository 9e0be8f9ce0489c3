import { useTranslation } from '../../../platform/words/use-translation.ts';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

type RevokeDialogProps = {
  pending: boolean;
  error: unknown;
  onClose: () => void;
  onRevoke: (done: () => void) => void;
};

/** Asks for confirmation before a link is revoked. */
export const RevokeDialog = ({ pending, error, onClose, onRevoke }: RevokeDialogProps) => {
  const { t } = useTranslation();
  const revoke = () =>
    onRevoke(() => {
      notify.success(t('sharing.log.revoked_now'));
      onClose();
    });
  return (
    <Dialog
      title={t('frame.confirm.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('sharing.dialog.cancel')}</Button>
          <Button kind="danger" pending={pending} onClick={revoke}>
            {t('sharing.log.revoke')}
          </Button>
        </>
      }
    >
      {error ? <Callout kind="danger">{errorText(error)}</Callout> : null}
      <p>{t('sharing.log.revoke_title')}</p>
      <p>
        {t('frame.confirm.text')} {t('sharing.log.revoke_text')}
      </p>
    </Dialog>
  );
};
