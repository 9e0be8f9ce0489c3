import type { Theme } from '@portal/contract/settings/themes.ts';
import { useRef, useState } from 'react';
import { saveFile } from '../../../platform/save-file.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SingleFileInput } from '../../../ui/fields/single-file-input.tsx';
import { ImportReview } from './import-review.tsx';
import { type ReadTheme, readTheme } from './read-theme.ts';

/** A theme as the file that imports take. */
export const exportTheme = (theme: Theme): void =>
  saveFile(new Blob([JSON.stringify(theme, null, 2)], { type: 'application/json' }), `${theme.name || 'theme'}.json`);

type ImportOptions = { draft: Theme; onTake: (theme: Theme) => void };

/** Takes a theme from a file, once it was seen what changes with it; anything that is no theme is refused in words. */
export const useThemeImport = ({ draft, onTake }: ImportOptions) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [review, setReview] = useState<{ read: ReadTheme; fileName: string } | null>(null);
  const choose = async (file: File) => setReview({ read: await readTheme(file, draft.key), fileName: file.name });
  const importing = (
    <>
      <SingleFileInput
        ref={input}
        label={t('settings.themes.import')}
        accept="application/json"
        onFile={(file) => void choose(file)}
      />
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
  return { chooseFile: () => input.current?.click(), importing };
};
