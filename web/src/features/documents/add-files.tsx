import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { usePhone } from '../../platform/screen-width.ts';
import classes from './add-files.module.css';

/** Without HEIC: phones then convert such pictures to JPEG themselves. */
const accepted = [
  '.pdf,.jpg,.jpeg,.png,.webp,.tif,.tiff,.xlsx,.csv,.docx,application/pdf,image/jpeg,image/png,image/webp,image/tiff',
  'text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
].join();
const megabytes = (bytes: number) => bytes / 1024 / 1024;

type FileInputProps = {
  label: string;
  input: RefObject<HTMLInputElement | null>;
  onFiles: (files: readonly File[]) => void;
  camera?: boolean;
  single?: boolean;
};

/** The hidden file input, or the camera; opened by a button beside it. */
export const FileInput = ({ label, input, onFiles, camera = false, single = false }: FileInputProps) => (
  <input
    ref={input}
    type="file"
    aria-label={label}
    hidden
    multiple={!camera && !single}
    accept={camera ? 'image/jpeg,image/png' : accepted}
    {...(camera && { capture: 'environment' })}
    onChange={(event) => {
      const files = [...(event.target.files ?? [])];
      event.target.value = '';
      if (files.length > 0) onFiles(files);
    }}
  />
);

/** Takes files dropped anywhere on its children. */
export const DropArea = ({
  onFiles,
  children,
}: {
  onFiles: ((files: readonly File[]) => void) | null;
  children: ReactNode;
}) => {
  const { t } = useTranslation();
  const [isDragOver, setIsDragOver] = useState(false);
  if (!onFiles) return children;
  return (
    <div
      className={classes.area}
      data-over={isDragOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsDragOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsDragOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsDragOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      }}
    >
      {children}
      {isDragOver && <p className={classes.drop}>{t('documents.files.drop')}</p>}
    </div>
  );
};

/** Adds files: by file dialog, or on phones by camera. */
export const AddFiles = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => {
  const { t } = useTranslation();
  const phone = usePhone();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hint = t('documents.files.drop_hint', {
    megabytes: megabytes(uploadLimits.bytes),
    image_megabytes: megabytes(uploadLimits.imageBytes),
  });
  return (
    <>
      <Button kind="link" size="small" title={hint} onClick={() => chooser.current?.click()}>
        {t('documents.files.add')}
      </Button>
      {phone && (
        <Button kind="link" size="small" onClick={() => camera.current?.click()}>
          {t('documents.files.camera')}
        </Button>
      )}
      <FileInput label={t('documents.files.add')} input={chooser} onFiles={onFiles} />
      {phone && <FileInput label={t('documents.files.camera')} input={camera} onFiles={onFiles} camera />}
    </>
  );
};
