import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { currentUser } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { PictureField } from '../picture-field.tsx';
import { Loaded, SettingsFrame } from '../settings-frame.tsx';
import { settingsKeys } from '../settings.keys.ts';
import { AccountTheme } from './account-theme.tsx';
import { changeLogo, ownLogos } from './logos.api.ts';
import classes from './logos.module.css';
import { PrepareDialog } from './prepare-dialog.tsx';
import { readPicture } from './prepare-logo.ts';

const kinds = ['logo', 'documents_logo'] as const;
type Kind = (typeof kinds)[number];

/** The account's logo in the portal and the one on its papers. */
export const LogosPage = () => {
  const { t } = useTranslation();
  const query = useQuery(ownLogos);
  return (
    <SettingsFrame name="logos" text={t('settings.logos.text')}>
      <Loaded query={query}>
        {({ account_id, ...urls }) => (
          <div className={classes.cards}>
            {kinds.map((kind) => (
              <LogoCard key={kind} kind={kind} account={account_id} url={urls[`${kind}_url`]} />
            ))}
            <AccountTheme />
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
};

type LogoCardProps = { kind: Kind; account: number; url: string | null };

const useChangeLogo = (kind: Kind, account: number) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File | null) => changeLogo(kind, account, file),
    onSuccess: (_, file) => {
      notify.success(t(`settings.logos.${file ? 'saved' : 'removed'}`));
      void client.invalidateQueries({ queryKey: settingsKeys.logos });
      // The frame shows it.
      void client.invalidateQueries({ queryKey: currentUser.queryKey });
    },
  });
};

const LogoCard = ({ kind, account, url }: LogoCardProps) => {
  const { t } = useTranslation();
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [fault, setFault] = useState<'not_a_picture' | 'too_large' | null>(null);
  const { mutate, mutateAsync, isPending } = useChangeLogo(kind, account);
  const choose = async (file: File) => {
    setFault(null);
    if (file.size > uploadLimits.logoBytes) return setFault('too_large');
    const read = await readPicture(file);
    if (!read) return setFault('not_a_picture');
    return setPicture(read);
  };
  const remove = () => mutate(null, { onError: notifyFailure });
  return (
    <Card>
      <PictureField
        label={t(`settings.logos.${kind}`)}
        hint={t(`settings.logos.${kind}_hint`)}
        accept="image/png,image/jpeg,image/svg+xml"
        choose={t('settings.logos.choose')}
        pending={isPending}
        error={fault ? t(`settings.logos.${fault}`) : undefined}
        onChoose={(file) => void choose(file)}
        action={
          url && (
            <Button kind="ghost" onClick={remove}>
              {t('settings.logos.remove')}
            </Button>
          )
        }
      >
        {url ? (
          <img className={classes.shown} src={url} alt={t(`settings.logos.${kind}`)} />
        ) : (
          <span className={classes.none}>{t('settings.logos.none')}</span>
        )}
      </PictureField>
      {picture && <PrepareDialog picture={picture} onUse={mutateAsync} onClose={() => setPicture(null)} />}
    </Card>
  );
};
