import { cancellationReasons, type CancellationReason } from '@portal/contract/loads/cancellation-reasons.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import dialogClasses from '../../../ui/overlays/dialog.module.css';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import classes from './cancel-dialog.module.css';
import { CancellationTerms } from './cancellation-terms.tsx';
import { cancellationStatus, useCancelLoad } from '../tendering.api.ts';

type CancelDialogProps = { load: LoadDetails; onClose: () => void };

/** Asks first what cancelling means, then why; nothing happens before the second button. */
export const CancelDialog = ({ load, onClose }: CancelDialogProps) => {
  const { t } = useTranslation();
  const { data: status, error, refetch, isFetching } = useQuery(cancellationStatus(load.id));
  return (
    <Dialog title={t('tendering.cancel.title', { load: load.id })} onClose={onClose} size={480}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />
      ) : (
        <>
          <CancellationTerms status={status} />
          {status?.may_cancel && <CancelForm load={load} onClose={onClose} />}
        </>
      )}
    </Dialog>
  );
};

const CancelForm = ({ load, onClose }: CancelDialogProps) => {
  const { t } = useTranslation();
  const cancel = useCancelLoad(load.id);
  const [reason, setReason] = useState<CancellationReason | ''>('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const noteMissing = reason === 'other' && note.trim() === '';
  const refusal = cancel.error instanceof ApiError ? cancel.error : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason === '' || noteMissing) return;
    cancel.mutate(
      { reason, note },
      {
        onSuccess: () => {
          notify.success(t('tendering.cancel.done', { load: load.id }));
          onClose();
        },
      },
    );
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {refusal && <Callout kind="danger">{refusal.message}</Callout>}
      <SelectField
        label={t('tendering.cancel.reason')}
        placeholder={t('tendering.cancel.reason_placeholder')}
        required
        data-autofocus
        value={reason}
        onChange={setReason}
        options={cancellationReasons.map((value) => ({ value, label: t(`loads.cancellation_reasons.${value}`) }))}
        error={tried && reason === '' ? t('tendering.cancel.reason_missing') : null}
      />
      {reason === 'other' && (
        <TextAreaField
          label={t('tendering.cancel.note')}
          required
          maxLength={500}
          value={note}
          onChange={setNote}
          error={tried && noteMissing ? t('tendering.cancel.note_missing') : null}
        />
      )}
      <div className={dialogClasses.actions}>
        <Button onClick={onClose}>{t('tendering.cancel.keep')}</Button>
        <Button kind="danger" type="submit" pending={cancel.isPending}>
          {t('tendering.cancel.confirm')}
        </Button>
      </div>
    </form>
  );
};
