import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { errorText } from '../../platform/api/api-error.ts';
import { notify } from '../../platform/notify.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Callout } from '../../ui/primitives/callout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useRemoveDocument } from './documents.api.ts';

type RemoveDialogProps = { paper: LoadDocument; loadId: number; onClose: () => void };

/** Asks for confirmation before a document is removed. */
export const RemoveDialog = ({ paper, loadId, onClose }: RemoveDialogProps) => {
  const { t } = useTranslation();
  const removal = useRemoveDocument(loadId);
  const remove = () =>
    removal.mutate(paper.id, {
      onSuccess: () => {
        notify.success(t('documents.files.removed', { name: paper.name }));
        onClose();
      },
    });
  return (
    <Dialog
      title={t('frame.confirm.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('documents.files.remove_keep')}</Button>
          <Button kind="danger" pending={removal.isPending} onClick={remove}>
            {t('documents.files.remove')}
          </Button>
        </>
      }
    >
      <p>{t('documents.files.remove_title', { name: paper.name })}</p>
      <p>
        {t('frame.confirm.text')} {t('documents.files.remove_text')}
      </p>
      {removal.isError && <Callout kind="danger">{errorText(removal.error)}</Callout>}
    </Dialog>
  );
};
