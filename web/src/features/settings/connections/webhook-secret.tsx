import type { Connection } from '@portal/contract/carriers/connections.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CopyIcon } from '../../../ui/icons/action-icons.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Section } from './section.tsx';
import classes from './connections.module.css';
import { makeWebhookSecret, readCarriersAgain, removeWebhookSecret } from './connections.api.ts';

type Made = Awaited<ReturnType<typeof makeWebhookSecret>>;

/** What a carrier signs its reports with: made, renewed, taken away, and shown once. */
export const WebhookSecret = ({ carrier }: { carrier: Connection }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [made, setMade] = useState<Made | null>(null);
  const [hasSecret, setHasSecret] = useState(carrier.has_webhook_secret);
  const making = useMutation({
    mutationFn: () => makeWebhookSecret(carrier.id),
    onSuccess: (secret) => {
      setMade(secret);
      setHasSecret(true);
      readCarriersAgain(client);
    },
    onError: notifyFailure,
  });
  const removing = useMutation({
    mutationFn: () => removeWebhookSecret(carrier.id),
    onSuccess: () => {
      setHasSecret(false);
      notify.success(t('settings.carriers.connections.webhook.removed'));
      readCarriersAgain(client);
    },
    onError: notifyFailure,
  });
  return (
    <Section title={t('settings.carriers.connections.sections.reports')}>
      <p className={classes.note}>{t(`settings.carriers.connections.webhook.text_${hasSecret ? 'kept' : 'none'}`)}</p>
      <div className={classes.buttons}>
        <Button pending={making.isPending} onClick={() => making.mutate()}>
          {t(`settings.carriers.connections.webhook.${hasSecret ? 'renew' : 'make'}`)}
        </Button>
        {hasSecret && (
          <Button kind="ghost" pending={removing.isPending} onClick={() => removing.mutate()}>
            {t('settings.carriers.connections.webhook.remove')}
          </Button>
        )}
      </div>
      {made && <SecretDialog carrier={carrier.name} made={made} onClose={() => setMade(null)} />}
    </Section>
  );
};

type SecretDialogProps = { carrier: string; made: Made; onClose: () => void };

const SecretDialog = ({ carrier, made: { webhook_secret, path }, onClose }: SecretDialogProps) => {
  const { t } = useTranslation();
  const address = `${window.location.origin}${path}`;
  const copy = () => copyText(`${address}\n${webhook_secret}`, t('settings.carriers.connections.webhook.copied'));
  return (
    <Dialog
      title={t('settings.carriers.connections.webhook.title', { carrier })}
      onClose={onClose}
      actions={
        <>
          <Button icon={<CopyIcon size={16} />} onClick={() => void copy()}>
            {t('settings.carriers.connections.webhook.copy')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {t('settings.carriers.connections.webhook.close')}
          </Button>
        </>
      }
    >
      <Callout>{t('settings.carriers.connections.webhook.once')}</Callout>
      <dl>
        <dt className={classes.note}>{t('settings.carriers.connections.webhook.address')}</dt>
        <dd className={classes.secret}>
          <code>{address}</code>
        </dd>
        <dt className={classes.note}>{t('settings.carriers.connections.webhook.secret')}</dt>
        <dd className={classes.secret}>
          <code>{webhook_secret}</code>
        </dd>
      </dl>
    </Dialog>
  );
};
