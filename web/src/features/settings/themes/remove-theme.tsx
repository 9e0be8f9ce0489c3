import type { Theme } from '@portal/contract/settings/themes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { themeUses } from '../settings.api.ts';
import { usesOf, useWhoText } from './used-by.tsx';

/** Takes a theme away, once it is clear who loses it. */
export const RemoveTheme = ({ theme, onRemove }: { theme: Theme; onRemove: () => void }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(themeUses);
  const whoText = useWhoText();
  const who = data ? whoText(usesOf(data.items, theme.key)) : null;
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="ghost" onClick={() => setOpen(true)}>
        {t('settings.form.remove')}
      </Button>
      {isOpen && (
        <Dialog
          title={t('settings.themes.remove', { theme: theme.name })}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{t('settings.form.cancel')}</Button>
              <Button
                kind="danger"
                onClick={() => {
                  close();
                  onRemove();
                }}
              >
                {t('settings.form.remove')}
              </Button>
            </>
          }
        >
          <p>{who ? t('settings.themes.removed_for', { who }) : t('settings.themes.removed_for_nobody')}</p>
        </Dialog>
      )}
    </>
  );
};
