import { useTranslation } from '../../platform/words/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { CopyButton } from '../../ui/primitives/copy-button.tsx';
import { hostOf } from './endpoint-state.tsx';
import type { MadeWebhook } from './webhooks.api.ts';

/** A secret that was just made: it is not shown again. */
export const MadeSecret = ({ made: { url, secret }, onClose }: { made: MadeWebhook; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Dialog
      size={520}
      title={t('webhooks.made.title', { host: hostOf(url) })}
      onClose={onClose}
      actions={
        <>
          <CopyButton text={secret} kind="link" label={t('webhooks.made.copy')} copied={t('webhooks.made.copied')} />
          <Button kind="primary" onClick={onClose}>
            {t('webhooks.made.done')}
          </Button>
        </>
      }
    >
      <TextField
        autoFocus
        readOnly
        label={t('webhooks.secret')}
        hint={t('webhooks.made.text')}
        value={secret}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
};
