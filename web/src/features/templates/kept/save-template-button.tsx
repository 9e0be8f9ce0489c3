import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { Can } from '../../../platform/session/can.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { BookmarkIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';

const SaveTemplateDialog = lazyDialog(async () => (await import('./save-template-dialog.tsx')).SaveTemplateDialog);

/** Keeps the load as a template of the account; containers have none. */
export const SaveTemplateButton = ({ load }: { load: { id: number; mode: string } }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (load.mode === 'drayage') return null;
  return (
    <Can permission="post:templates">
      <Button kind="ghost" icon={<BookmarkIcon size={16} />} onClick={() => setOpen(true)}>
        {t('templates.kept.save')}
      </Button>
      <Suspense>{isOpen && <SaveTemplateDialog loadId={load.id} onClose={() => setOpen(false)} />}</Suspense>
    </Can>
  );
};
