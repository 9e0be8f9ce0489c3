import { uploadedTypes, type UploadedType } from '@portal/contract/documents/document-types.ts';
import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { uploadRefusal, isReady } from './upload-refusal.ts';
import { change, type PendingFile, usePending } from './pending-files.ts';
import { cancel, discard, send } from './send-pending.ts';
import { isRetryPointless, UploadEntry } from './upload-entry.tsx';
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
  return (
    <UploadEntry
      file={file}
      onClose={() => (isSending ? cancel : discard)(loadId, file.id)}
      onRetry={() => send(loadId, [file.id])}
    >
      {file.replaces && <p className={classes.hint}>{t('documents.files.version_of', { name: file.replaces.name })}</p>}
      {!isSending && !uploadRefusal(file) && !isRetryPointless(file) && <FileFields loadId={loadId} file={file} />}
    </UploadEntry>
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
