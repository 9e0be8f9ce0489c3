import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { errorText } from '../../platform/api/api-error.ts';
import { notify } from '../../platform/notify.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Dialog } from '../overlays/dialog.tsx';
import { Button } from '../primitives/button.tsx';
import { Segmented } from '../primitives/segmented.tsx';
import classes from './export-dialog.module.css';

const formats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof formats)[number];

type ExportDialogProps = {
  title: string;
  /** What will be in the file, in words. */
  what: string;
  /** How many rows that are; Infinity where it is only known that they are too many. */
  count: number;
  /** Most rows the server puts into one file. */
  limit: number;
  write: (format: ExportFormat) => Promise<{ blob: Blob; name: string }>;
  onClose: () => void;
};

/** Saves rows of a list as a file. More than the limit are refused here already; the server has the last word. */
export const ExportDialog = ({ title, what, count, limit, write, onClose }: ExportDialogProps) => {
  const { t } = useTranslation();
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const impossible =
    count > limit ? t('lists.export.too_many', { limit }) : count === 0 ? t('lists.export.nothing') : null;
  const saving = useMutation({
    mutationFn: () => write(format),
    onSuccess: ({ blob, name }) => {
      saveFile(blob, name);
      notify.success(t('lists.export.done', { name }));
      onClose();
    },
  });
  const refusal = impossible ?? (saving.error && errorText(saving.error));
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('frame.confirm.cancel')}</Button>
          <Button kind="primary" pending={saving.isPending} disabledReason={impossible} onClick={() => saving.mutate()}>
            {t('lists.export.go')}
          </Button>
        </>
      }
    >
      <p className={classes.what}>{what}</p>
      <Segmented
        label={t('lists.export.format')}
        value={format}
        onChange={setFormat}
        options={formats.map((value) => ({ value, label: t(`lists.export.${value}`) }))}
      />
      {format === 'csv' && <p className={classes.hint}>{t('lists.export.csv_hint')}</p>}
      {refusal && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
    </Dialog>
  );
};
