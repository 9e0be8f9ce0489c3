import { Theme } from '@portal/contract/settings/themes.ts';
import { useRef } from 'react';
import { notify } from '../../../platform/notify.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon, UploadIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import classes from './themes.module.css';

export const ExportButton = ({ theme }: { theme: Theme }) => {
  const { t } = useTranslation();
  const save = () =>
    saveFile(new Blob([JSON.stringify(theme, null, 2)], { type: 'application/json' }), `${theme.name || 'theme'}.json`);
  return (
    <Button kind="ghost" icon={<DownloadIcon size={16} />} onClick={save}>
      {t('settings.themes.export')}
    </Button>
  );
};

/** Takes a theme from a file; anything that is not one is refused in words. */
export const ImportButton = ({ onRead }: { onRead: (theme: Theme) => void }) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    try {
      onRead(Theme.parse(JSON.parse((await file?.slice(0, 100_000).text()) ?? '')));
    } catch {
      notify.failure(t('settings.themes.not_a_theme'));
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json"
        className={classes.file}
        aria-label={t('settings.themes.import')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          void read(file);
        }}
      />
      <Button kind="ghost" icon={<UploadIcon size={16} />} onClick={() => input.current?.click()}>
        {t('settings.themes.import')}
      </Button>
    </>
  );
};
