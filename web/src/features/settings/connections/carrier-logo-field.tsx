import type { Connection } from '@portal/contract/carriers/connections.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { PictureField } from '../picture-field.tsx';
import { changeCarrierLogo, readCarriersAgain, removeCarrierLogo } from './connections.api.ts';

/** A carrier's logo, changed at once: it is no part of what Save sends. */
export const CarrierLogoField = ({ carrier }: { carrier: Connection | null }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [url, setUrl] = useState(carrier?.logo_url ?? null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ id, file }: { id: number; file: File | null }) => {
      if (file) return (await changeCarrierLogo(id, file)).logo_url;
      await removeCarrierLogo(id);
      return null;
    },
    onSuccess: (next) => {
      setUrl(next);
      notify.success(t(`settings.carriers.connections.logo.${next ? 'changed' : 'removed'}`));
      readCarriersAgain(client);
    },
  });
  if (!carrier) return <p>{t('settings.carriers.connections.logo.new')}</p>;
  const { id, scac, name } = carrier;
  return (
    <PictureField
      label={t('settings.carriers.connections.sections.logo')}
      hint={t('settings.carriers.connections.logo.hint')}
      accept="image/png,image/jpeg,image/webp"
      choose={t('settings.carriers.connections.logo.choose')}
      pending={isPending}
      error={error ? errorText(error) : undefined}
      onChoose={(file) => mutate({ id, file })}
      action={
        url && (
          <Button kind="ghost" onClick={() => mutate({ id, file: null })}>
            {t('settings.carriers.connections.logo.remove')}
          </Button>
        )
      }
    >
      {url ? <img src={url} alt={name} /> : <CarrierBadge scac={scac} name={name} />}
    </PictureField>
  );
};
