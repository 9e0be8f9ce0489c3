import type { NewApproval } from '@portal/contract/approvals/approval.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type ApiError, errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { approvalAddress } from '../../loads/addresses.ts';
import { askApproval } from '../approvals.api.ts';
import { approvalKeys } from '../approvals.keys.ts';
import classes from '../approvals.module.css';

type AskApprovalProps = {
  loadId: number;
  booking: Omit<NewApproval, 'note' | 'books'>;
  /** The refusal of the booking, which says what rules ask. */
  refusal: ApiError;
  onAsked: () => Promise<void>;
  onClose: () => void;
};

/** In the place of a booking that rules want approved: what they ask, the asker's sentence, and the request. */
export const AskApproval = ({ loadId, booking, refusal, onAsked, onClose }: AskApprovalProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [note, setNote] = useState('');
  const [books, setBooks] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const request = useMutation({
    mutationFn: () => askApproval(loadId, { ...booking, note, books }),
    onSuccess: async (approval) => {
      client.setQueryData(approvalKeys.one(approval.id), approval);
      void client.invalidateQueries({ queryKey: approvalKeys.lists });
      notify.success(t('approvals.ask.asked'));
      await onAsked();
      void navigate(approvalAddress(approval.id));
    },
  });
  const isMissing = note.trim() === '';
  const ask = () => {
    setChecked(true);
    if (!isMissing) request.mutate();
  };
  return (
    <Dialog
      title={t('approvals.ask.title')}
      onClose={onClose}
      actions={
        <Button kind="primary" pending={request.isPending} onClick={ask}>
          {t('approvals.ask.press')}
        </Button>
      }
    >
      <div className={classes.form}>
        <ul className={classes.asks}>
          {refusal.items.slice(1).map(({ code, msg }) => (
            <li key={code + msg.en}>{msg[currentLanguage()]}</li>
          ))}
        </ul>
        <TextAreaField
          autoFocus
          label={t('approvals.ask.note')}
          hint={t('approvals.ask.note_hint')}
          maxLength={1000}
          value={note}
          onChange={setNote}
          error={isChecked && isMissing ? t('http.errors.required') : undefined}
        />
        <Checkbox label={t('approvals.ask.books')} checked={books} onChange={setBooks} />
        {request.isError && <Callout kind="danger">{errorText(request.error)}</Callout>}
      </div>
    </Dialog>
  );
};
