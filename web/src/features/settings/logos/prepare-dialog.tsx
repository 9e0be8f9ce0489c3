import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorText } from '../../../platform/api/api-error.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import classes from './logos.module.css';
import { pngOf, preparedLogo, type Preparation } from './prepare-logo.ts';

type PrepareDialogProps = {
  picture: HTMLImageElement;
  onUse: (file: File) => Promise<unknown>;
  onClose: () => void;
};

const steps = ['trim', 'transparent'] as const;

/** The picture as it will look on paper and in the dark, before it is sent. */
export const PrepareDialog = ({ picture, onUse, onClose }: PrepareDialogProps) => {
  const { t } = useTranslation();
  const [preparation, setPreparation] = useState<Preparation>({ trim: true, transparent: false });
  const canvas = useMemo(() => preparedLogo(picture, preparation), [picture, preparation]);
  const address = useMemo(() => canvas.toDataURL('image/png'), [canvas]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => onUse(await pngOf(canvas)),
    onSuccess: onClose,
  });
  return (
    <Dialog
      title={t('settings.logos.edit_title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('settings.logos.cancel')}</Button>
          <Button kind="primary" pending={isPending} onClick={() => mutate()}>
            {t('settings.logos.use')}
          </Button>
        </>
      }
    >
      <div className={classes.prepare}>
        {error && <Callout kind="danger">{errorText(error)}</Callout>}
        <div className={classes.previews}>
          {(['on_light', 'on_dark'] as const).map((ground) => (
            <figure key={ground} className={classes.ground} data-ground={ground}>
              <img src={address} alt="" />
              <figcaption>{t(`settings.logos.${ground}`)}</figcaption>
            </figure>
          ))}
        </div>
        {steps.map((step) => (
          <Checkbox
            key={step}
            label={t(`settings.logos.${step}`)}
            checked={preparation[step]}
            onChange={(on) => setPreparation({ ...preparation, [step]: on })}
          />
        ))}
      </div>
    </Dialog>
  );
};
