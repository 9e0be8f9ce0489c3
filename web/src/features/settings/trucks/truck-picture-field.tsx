import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TruckPicture } from '../../equipment/truck-picture.tsx';
import { PictureField } from '../picture-field.tsx';
import { changeTruckPicture } from './trucks.api.ts';

/** The picture of a truck type, changed at once: it is no part of what Save sends. */
export const TruckPictureField = ({ truck, onChanged }: { truck: TruckType | null; onChanged: () => void }) => {
  const { t } = useTranslation();
  const [url, setUrl] = useState(truck?.image_url ?? null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ id, file }: { id: number; file: File }) => changeTruckPicture(id, file),
    onSuccess: ({ image_url }) => {
      setUrl(image_url);
      notify.success(t('settings.trucks.picture_changed'));
      onChanged();
    },
  });
  if (!truck) return <p>{t('settings.trucks.hints.picture_new')}</p>;
  return (
    <PictureField
      label={t('settings.trucks.fields.picture')}
      hint={t('settings.trucks.hints.picture')}
      accept="image/png,image/jpeg,image/webp"
      choose={t('settings.trucks.choose_picture')}
      pending={isPending}
      error={error ? errorText(error) : undefined}
      onChoose={(file) => mutate({ id: truck.id, file })}
    >
      <TruckPicture code={truck.code} imageUrl={url} />
    </PictureField>
  );
};
