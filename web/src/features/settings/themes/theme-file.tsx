import type { Theme } from '@portal/contract/settings/themes.ts';
import { useRef, useState } from 'react';
import { saveFile } from '../../../platform/save-file.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon, UploadIcon } from '../../../ui/icons/action-icons.tsx';
import { SingleFileInput } from '../../../ui/fields/single-file-input.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { ImportReview } from './import-review.tsx';
import { type ReadTheme, readTheme } from './read-theme.ts';

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

type ImportButtonProps = { draft: Theme; onTake: (theme: Theme) => void };

/** Takes a theme from a file, once it was seen what changes with it; anything that is no theme is refused in words. */
export const ImportButton = ({ draft, onTake }: ImportButtonProps) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [review, setReview] = useState<{ read: ReadTheme; fileName: string } | null>(null);
  const choose = async (file: File) => setReview({ read: await readTheme(file, draft.key), fileName: file.name });
  return (
    <>
      <SingleFileInput
        ref={input}
        label={t('settings.themes.import')}
        accept="application/json"
        onFile={(file) => void choose(file)}
      />
      <Button kind="ghost" icon={<UploadIcon size={16} />} onClick={() => input.current?.click()}>
        {t('settings.themes.import')}
      </Button>
      {review && (
        <ImportReview
          {...review}
          draft={draft}
          onTake={(theme) => {
            setReview(null);
            onTake(theme);
          }}
          onClose={() => setReview(null)}
        />
      )}
    </>
  );
};
