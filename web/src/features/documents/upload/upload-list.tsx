import { uploadedTypes, type UploadedType } from '@portal/contract/documents/document-types.ts';
import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ApiError, errorText } from '../../../platform/api/api-error.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { CloseIcon, RefreshIcon } from '../../../ui/icons/action-icons.tsx';
import { AlertIcon } from '../../../ui/icons/status-icons.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { fileSize } from '../file-size.ts';
import { uploadRefusal, isReady } from './upload-refusal.ts';
import { change, type PendingFile, usePending } from './pending-files.ts';
import { cancel, discard, send } from './send-pending.ts';
import classes from './upload-list.module.css';

/** The pending files of a load with type, progress and faults. */
export const UploadList = ({ loadId }: { loadId: number }) => {
  const { t } = useTranslation();
  const files = usePending(loadId);
  const ready = files.filter(isReady);
  return (
    <section className={classes.list} aria-label={t('documents.files.queue')}>
      <ul>
        {files.map((file) => (
          <Entry key={file.id} loadId={loadId} file={file} />
        ))}
      </ul>
      {ready.length > 0 && (
        <Button kind="primary" fullWidth onClick={() => send(loadId)}>
          {ready.length === 1 && ready[0]?.replaces
            ? t('documents.files.send_version')
            : t('documents.files.send', { count: ready.length })}
        </Button>
      )}
    </section>
  );
};

const Entry = ({ loadId, file }: { loadId: number; file: PendingFile }) => {
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
          onClick={() => (isSending ? cancel : discard)(loadId, file.id)}
        />
      </div>
      {file.replaces && <p className={classes.hint}>{t('documents.files.version_of', { name: file.replaces.name })}</p>}
      {refusal && <Refusal reason={refusal} />}
      {isSending && <Progress file={file} />}
      {!isSending && !refusal && !isRetryPointless(file) && <FileFields loadId={loadId} file={file} />}
      {file.state === 'failed' && <Fault loadId={loadId} file={file} />}
    </li>
  );
};

/** Type and note of a file before it is sent. */
const FileFields = ({ loadId, file }: { loadId: number; file: PendingFile }) => {
  const { t } = useTranslation();
  const { name } = file.file;
  return (
    <div className={classes.fields}>
      <SelectField<UploadedType>
        label={t('documents.files.type')}
        aria-label={t('documents.files.type_of', { name })}
        value={file.type}
        onChange={(type) => change(loadId, file.id, { type })}
        options={uploadedTypes.map((type) => ({ value: type, label: t(`documents.types.${type}`) }))}
      />
      <TextField
        label={t('documents.files.note')}
        aria-label={t('documents.files.note_of', { name })}
        maxLength={uploadLimits.note}
        value={file.note}
        onChange={(note) => change(loadId, file.id, { note })}
      />
    </div>
  );
};

const megabytes = (bytes: number) => bytes / 1024 / 1024;
const limitsInMegabytes = {
  megabytes: megabytes(uploadLimits.bytes),
  image_megabytes: megabytes(uploadLimits.imageBytes),
};

const Progress = ({ file }: { file: PendingFile }) => {
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

/** True when a retry would be refused again: too large, or of a wrong type. */
const isRetryPointless = ({ state, error }: PendingFile): boolean =>
  state === 'failed' && error instanceof ApiError && (error.status === 413 || error.status === 415);

const Refusal = ({ reason }: { reason: NonNullable<ReturnType<typeof uploadRefusal>> }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.failure} role="alert">
      <AlertIcon size={16} />
      <p>{t(`documents.errors.${reason}`, limitsInMegabytes)}</p>
    </div>
  );
};

const Fault = ({ loadId, file }: { loadId: number; file: PendingFile }) => {
  const { t } = useTranslation();
  const isLost = file.error instanceof ApiError && file.error.status === 0;
  return (
    <div className={classes.failure} role="alert">
      <AlertIcon size={16} />
      <p>{isLost ? t('documents.files.unreachable') : errorText(file.error)}</p>
      {!isRetryPointless(file) && (
        <Button size="small" icon={<RefreshIcon size={14} />} onClick={() => send(loadId, [file.id])}>
          {t('documents.files.retry')}
        </Button>
      )}
    </div>
  );
};
