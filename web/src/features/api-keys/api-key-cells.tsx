import type { ApiKey } from '@portal/contract/api-keys/api-keys.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyFailure } from '../../platform/api/notify-failure.ts';
import { notify } from '../../platform/notify.ts';
import { dateAndTime } from '../../platform/words/format.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TrashIcon } from '../../ui/icons/action-icons.tsx';
import { MainLine, SecondLine, TwoLines } from '../../ui/lists/two-lines.tsx';
import type { RowProps } from '../../ui/lists/list-definition.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { RefText } from '../../ui/primitives/date-text.tsx';
import { IconButton } from '../../ui/primitives/icon-button.tsx';
import { removeApiKey, switchApiKey } from './api-keys.api.ts';
import { apiKeyKeys } from './api-keys.keys.ts';

type KeyRow = RowProps<ApiKey>;

/** Reads the list again. */
const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: apiKeyKeys.all });
};

export const KeyName = ({ row: { name, is_company }, t }: KeyRow) =>
  is_company ? <TwoLines main={name} more={t('api_keys.company')} /> : <MainLine>{name}</MainLine>;

export const KeyBeginning = ({ row: { prefix } }: KeyRow) => (
  <SecondLine>
    <code>{prefix}…</code>
  </SecondLine>
);

export const KeyCreated = ({ row: { created_at, created_by } }: KeyRow) => (
  <TwoLines main={created_by.name} more={<RefText>{dateAndTime(created_at)[0]}</RefText>} />
);

export const KeyUsed = ({ row: { last_used_at, last_used_ip }, t }: KeyRow) =>
  last_used_at === null ? (
    <SecondLine>{t('api_keys.never')}</SecondLine>
  ) : (
    <TwoLines main={dateAndTime(last_used_at).join(' ')} more={last_used_ip} />
  );

/** On or off, at once. */
export const KeySwitch = ({ row: { id, name, status }, t }: KeyRow) => {
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: (isOn: boolean) => switchApiKey(id, isOn ? 'active' : 'disabled'),
    onSuccess: ({ status: now }) =>
      notify.success(t(now === 'active' ? 'api_keys.switched_on' : 'api_keys.switched_off', { name })),
    onError: notifyFailure,
    onSettled: refresh,
  });
  return (
    <Switch
      label={t('api_keys.switch', { name })}
      checked={status === 'active'}
      disabled={isPending}
      onChange={mutate}
    />
  );
};

/** Deletes a key once its name has been typed. */
export const RemoveKey = ({ row, t }: KeyRow) => {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <IconButton
        icon={TrashIcon}
        label={t('api_keys.remove_this', { name: row.name })}
        onClick={() => setConfirming(true)}
      />
      {isConfirming && <RemoveKeyDialog apiKey={row} onClose={() => setConfirming(false)} />}
    </>
  );
};

type RemoveKeyDialogProps = { apiKey: Pick<ApiKey, 'id' | 'name'>; onClose: () => void; onRemoved?: () => void };

/** Asks for the name of the key before it is deleted. */
export const RemoveKeyDialog = ({ apiKey: { id, name }, onClose, onRemoved }: RemoveKeyDialogProps) => {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const [typed, setTyped] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeApiKey(id),
    onSuccess: () => {
      notify.success(t('api_keys.removed', { name }));
      onClose();
      onRemoved?.();
    },
    onError: notifyFailure,
    onSettled: refresh,
  });
  const text = t('api_keys.remove_text', { name });
  return (
    <Dialog
      title={t('api_keys.remove_title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('api_keys.cancel')}</Button>
          <Button
            kind="danger"
            pending={isPending}
            disabledReason={typed.trim() !== name && text}
            onClick={() => mutate()}
          >
            {t('api_keys.remove')}
          </Button>
        </>
      }
    >
      <TextField label={t('api_keys.remove_name')} hint={text} value={typed} onChange={setTyped} />
    </Dialog>
  );
};
