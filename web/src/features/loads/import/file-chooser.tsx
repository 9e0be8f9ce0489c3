import { importLimits } from '@portal/contract/loads/import/import-columns.ts';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { number } from '../../../platform/words/format.ts';
import { sheetFiles, SingleFileInput } from '../../../ui/fields/single-file-input.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { UploadIcon } from '../../../ui/icons/action-icons.tsx';
import classes from './file-chooser.module.css';

export const megabytes = importLimits.bytes / 1024 / 1024;

type FileButtonProps = {
  label: string;
  kind?: 'primary' | 'default';
  pending: boolean;
  onFile: (file: File) => void;
};

/** Opens the file dialog of the system. The same file can be chosen again after it was corrected. */
export const FileButton = ({ label, kind = 'default', pending, onFile }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <SingleFileInput ref={input} label={label} accept={sheetFiles} onFile={onFile} />
      <Button kind={kind} icon={<UploadIcon size={16} />} pending={pending} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
};

type DropZoneProps = { pending: string | null; onFile: (file: File) => void };

/** Takes a file by drop or by the file dialog. */
export const DropZone = ({ pending, onFile }: DropZoneProps) => {
  const { t } = useTranslation();
  const [isDragOver, setIsDragOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(false);
    const [file] = event.dataTransfer.files;
    if (file && pending === null) onFile(file);
  };
  return (
    <div
      className={classes.zone}
      data-over={isDragOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsDragOver(true);
      }}
      onDragLeave={() => setIsDragOver(false)}
      onDrop={drop}
    >
      <UploadIcon size={24} className={classes.icon ?? ''} />
      <p className={classes.title}>
        {pending === null ? t('loads.import_screen.drop') : t('loads.import_screen.checking', { name: pending })}
      </p>
      <FileButton label={t('loads.import_screen.choose')} kind="primary" pending={pending !== null} onFile={onFile} />
      <p className={classes.limits}>
        {t('loads.import_screen.limits', { loads: importLimits.loads, rows: number(importLimits.rows, 0), megabytes })}
      </p>
    </div>
  );
};
