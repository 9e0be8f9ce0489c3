import { cancellationReasons, type CancellationReason } from '@portal/contract/loads/cancellation-reasons.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { CancelLoad } from '@portal/contract/tendering/tender.ts';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type Faults, schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
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

/** Shows what cancelling costs and asks for a reason; the load is cancelled with the confirm button. */
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

type CancelValues = { reason: CancellationReason | ''; note: string };

const useCancelForm = (load: LoadDetails, onSent: () => void) => {
  const cancel = useCancelLoad(load.id);
  return useCheckedForm<CancelValues, unknown>({
    initial: { reason: '', note: '' },
    check: checkCancellation,
    live: true,
    send: ({ reason, note }) => cancel.mutateAsync(CancelLoad.parse({ reason, note })),
    onSent,
  });
};

/** The contract's faults in the words of this dialog. */
const wordedFaults = {
  reason: { phrase: 'tendering.cancel.reason_missing' },
  note: { phrase: 'tendering.cancel.note_missing' },
} as const satisfies Faults;

const checkCancellation = (form: CancelValues): Faults => {
  const found = schemaFaults(CancelLoad, form);
  return { ...(found['reason'] && { reason: wordedFaults.reason }), ...(found['note'] && { note: wordedFaults.note }) };
};

const CancelForm = ({ load, onClose }: CancelDialogProps) => {
  const { t } = useTranslation();
  const { root, values, field, submit, pending, error } = useCancelForm(load, () => {
    notify.success(t('tendering.cancel.done', { load: load.id }));
    onClose();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form ref={root} className={classes.form} onSubmit={send} noValidate>
      {error && <Callout kind="danger">{error}</Callout>}
      <SelectField
        label={t('tendering.cancel.reason')}
        placeholder={t('tendering.cancel.reason_placeholder')}
        required
        data-autofocus
        {...field('reason')}
        options={cancellationReasons.map((value) => ({ value, label: t(`loads.cancellation_reasons.${value}`) }))}
      />
      {values.reason === 'other' && (
        <TextAreaField label={t('tendering.cancel.note')} required maxLength={500} {...field('note')} />
      )}
      <div className={dialogClasses.actions}>
        <Button onClick={onClose}>{t('tendering.cancel.keep')}</Button>
        <Button kind="danger" type="submit" pending={pending}>
          {t('tendering.cancel.confirm')}
        </Button>
      </div>
    </form>
  );
};
