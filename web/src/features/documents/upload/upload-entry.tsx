import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import type { ReactNode } from 'react';
import { ApiError, errorText } from '../../../platform/api/api-error.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CloseIcon, RefreshIcon } from '../../../ui/icons/action-icons.tsx';
import { AlertIcon } from '../../../ui/icons/status-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { fileSize } from '../file-size.ts';
import type { PendingFile } from './pending-files.ts';
import classes from './upload-list.module.css';
import { uploadRefusal } from './upload-refusal.ts';

/** What is shown of a file on its way. */
export type SentFile = Pick<PendingFile, 'file' | 'state' | 'sent' | 'error'>;

/** True when a retry would be refused again: too large, or of a wrong type. */
export const isRetryPointless = ({ state, error }: SentFile): boolean =>
  state === 'failed' && error instanceof ApiError && (error.status === 413 || error.status === 415);

type UploadEntryProps = {
  file: SentFile;
  /** Stops a file that is being sent, and takes any other one off the list. */
  onClose: () => void;
  onRetry: () => void;
  /** What can be said about it before it is sent. */
  children?: ReactNode;
};

/** A file someone adds: how far it is, or why it was refused and what helps. */
export const UploadEntry = ({ file, onClose, onRetry, children }: UploadEntryProps) => {
  const { t } = useTranslation();
  const isSending = file.state === 'sending' || file.state === 'waiting';
  const { name } = file.file;
  const refusal = uploadRefusal(file);
  return (
    <li className={classes.entry} data-failed={file.state === 'failed' || refusal !== null || undefined}>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        <span className={classes.size}>{fileSize(file.file.size)}</span>
        <IconButton
          size="small"
          icon={CloseIcon}
          label={t(isSending ? 'documents.files.cancel' : 'documents.files.discard', { name })}
          onClick={onClose}
        />
      </div>
      {refusal && <Refusal reason={refusal} />}
      {isSending && <Progress file={file} />}
      {children}
      {file.state === 'failed' && <Fault file={file} onRetry={onRetry} />}
    </li>
  );
};

const megabytes = (bytes: number) => bytes / 1024 / 1024;
const limitsInMegabytes = {
  megabytes: megabytes(uploadLimits.bytes),
  image_megabytes: megabytes(uploadLimits.imageBytes),
};

const Progress = ({ file }: { file: SentFile }) => {
  const { t } = useTranslation();
  const percent = Math.floor(file.sent * 100);
  const text =
    file.state === 'waiting'
      ? t('documents.files.waiting')
      : percent < 100
        ? t('documents.files.sending', { percent })
        : t('documents.files.checking');
  return (
    <div className={classes.progress}>
      <progress
        aria-label={t('documents.files.progress', { name: file.file.name })}
        max={100}
        {...(file.state === 'sending' && percent < 100 ? { value: percent } : {})}
      />
      <span className={classes.percent}>{text}</span>
    </div>
  );
};

const Refusal = ({ reason }: { reason: NonNullable<ReturnType<typeof uploadRefusal>> }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.failure} role="alert">
      <AlertIcon size={16} />
      <p>{t(`documents.errors.${reason}`, limitsInMegabytes)}</p>
    </div>
  );
};

const Fault = ({ file, onRetry }: { file: SentFile; onRetry: () => void }) => {
  const { t } = useTranslation();
  const isLost = file.error instanceof ApiError && file.error.status === 0;
  return (
    <div className={classes.failure} role="alert">
      <AlertIcon size={16} />
      <p>{isLost ? t('documents.files.unreachable') : errorText(file.error)}</p>
      {!isRetryPointless(file) && (
        <Button size="small" icon={<RefreshIcon size={14} />} onClick={onRetry}>
          {t('documents.files.retry')}
        </Button>
      )}
    </div>
  );
};
