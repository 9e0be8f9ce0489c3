import { quoteFileCalls } from '@portal/contract/quotes/quote-file.calls.ts';
import type { quoteFile as quoteFileRows } from '@portal/contract/quotes/quote-file.contract.ts';
import { type Language, languages } from '@portal/contract/words/language.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { apiFile, callsOf } from '../../../platform/api/api.ts';
import { errorText } from '../../../platform/api/api-error.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { notify } from '../../../platform/notify.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ProgressLine } from '../../../ui/primitives/progress-line.tsx';
import classes from './quote-file-dialog.module.css';

const quoteFile = callsOf<typeof quoteFileRows>(quoteFileCalls);

type QuoteFileDialogProps = { loadId: number; excluded: readonly number[]; onClose: () => void };

const formats = ['pdf', 'excel'] as const;

/** Downloads the shown quotes of a load as a file in the chosen language. */
export const QuoteFileDialog = ({ loadId, excluded, onClose }: QuoteFileDialogProps) => {
  const { t } = useTranslation();
  const [format, setFormat] = useState<(typeof formats)[number]>('pdf');
  const [language, setLanguage] = useState<Language>(currentLanguage);
  const download = useMutation({
    mutationFn: () =>
      apiFile<(typeof quoteFileRows)['pdf' | 'excel']>(quoteFile[format], {
        query: { load_id: loadId, exclude_carriers: [...excluded], language },
      }),
    onSuccess: ({ blob, name }) => {
      saveFile(blob, name);
      notify.success(t('quotes.download.done', { name }));
      onClose();
    },
  });
  return (
    <Dialog
      title={t('quotes.download.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('frame.confirm.cancel')}</Button>
          <Button kind="primary" pending={download.isPending} onClick={() => download.mutate()}>
            {t('quotes.download.go')}
          </Button>
        </>
      }
    >
      <p className={classes.what}>
        {t('quotes.download.what', { load: loadId })}{' '}
        {excluded.length > 0 && t('quotes.download.left_out', { count: excluded.length })}
      </p>
      <Choice
        label={t('quotes.download.format')}
        value={format}
        onChange={setFormat}
        options={formats.map((value) => ({ value, label: t(`quotes.download.${value}`) }))}
      />
      <Choice
        label={t('quotes.download.language')}
        value={language}
        onChange={setLanguage}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      />
      <ProgressLine refusal={download.error && errorText(download.error)}>
        {download.isPending && t('quotes.download.making')}
      </ProgressLine>
    </Dialog>
  );
};

/** Each language by its own name. */
const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };
