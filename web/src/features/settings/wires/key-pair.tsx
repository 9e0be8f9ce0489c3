import type { Wire } from '@portal/contract/carriers/wires/wire-schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { CopyButton } from '../../../ui/primitives/copy-button.tsx';
import frame from '../settings-frame.module.css';
import { settingsKeys } from '../settings.keys.ts';
import { makeKeyPair } from './wires.api.ts';
import classes from './wires.module.css';

/** Makes the keys to sign in with; the public one is shown for the carrier. */
export const KeyPair = ({ wire }: { wire: Wire }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => makeKeyPair(wire.carrier.id),
    onError: notifyFailure,
    onSuccess: () => client.invalidateQueries({ queryKey: settingsKeys.wires }),
  });
  return (
    <div className={classes.keys}>
      {wire.has_secrets.includes('private_key') && !data && (
        <p className={frame.text}>{t('settings.wires.key_pair.kept')}</p>
      )}
      {data ? (
        <>
          <p className={frame.text}>{t('settings.wires.key_pair.text')}</p>
          <code>{data.public_key}</code>
          <CopyButton
            text={data.public_key}
            kind="link"
            label={t('settings.wires.key_pair.copy')}
            copied={t('settings.wires.key_pair.copied')}
          />
        </>
      ) : (
        <Button pending={isPending} onClick={() => mutate()}>
          {t('settings.wires.key_pair.make')}
        </Button>
      )}
    </div>
  );
};
