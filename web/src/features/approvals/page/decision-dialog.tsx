import type { Approval } from '@portal/contract/approvals/approval.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { useState } from 'react';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { type Decision, useDecision } from '../approvals.api.ts';
import classes from './approval-page.module.css';

type Act = Decision['act'];

type DecisionDialogProps = {
  approval: Approval;
  act: Act;
  quotes: readonly CarrierQuote[];
  onClose: () => void;
};

const titles = {
  approve: 'approve_title',
  send_back: 'send_back_title',
  propose: 'another_title',
  withdraw: 'withdraw_title',
} as const;
const actions = { approve: 'approve', send_back: 'send_back', propose: 'propose', withdraw: 'withdraw' } as const;

/** What is said once it is done. */
const doneKey = (act: Act, { status, load_status }: Approval, wasOpen: string) => {
  if (act === 'send_back') return 'sent_back';
  if (act === 'propose') return 'proposed';
  if (act === 'withdraw') return 'withdrawn';
  if (status !== 'approved') return 'agreed';
  return load_status === wasOpen ? 'approved' : 'booked';
};

/** Asks once before something is decided, with the sentence it needs. */
export const DecisionDialog = ({ approval, act, quotes, onClose }: DecisionDialogProps) => {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const [quoteId, setQuoteId] = useState('');
  const [isChecked, setChecked] = useState(false);
  const decision = useDecision(approval.id);
  const price = approval.price_now ?? approval.price;
  const needsNote = act === 'send_back' || act === 'propose';
  const missing = { note: needsNote && note.trim() === '', quote: act === 'propose' && quoteId === '' };
  const decide = () => {
    setChecked(true);
    if (missing.note || missing.quote) return;
    decision.mutate(decisionOf(act, { price, note, quoteId: Number(quoteId) }), {
      onSuccess: (after) => {
        notify.success(t(`approvals.screens.confirm.${doneKey(act, after, approval.load_status)}`));
        onClose();
      },
    });
  };
  const required = t('http.errors.required');
  return (
    <Dialog
      title={t(`approvals.screens.confirm.${titles[act]}`, { price: money(price), carrier: approval.carrier.name })}
      onClose={onClose}
      actions={
        <Button kind={act === 'withdraw' ? 'danger' : 'primary'} pending={decision.isPending} onClick={decide}>
          {act === 'propose' ? t('approvals.screens.confirm.propose') : t(`approvals.screens.page.${actions[act]}`)}
        </Button>
      }
    >
      <div className={classes.form}>
        <Fields
          approval={approval}
          act={act}
          quotes={quotes}
          said={{ note, quoteId }}
          faults={isChecked ? { note: missing.note && required, quote: missing.quote && required } : {}}
          onSay={(said) => {
            setNote(said.note);
            setQuoteId(said.quoteId);
          }}
        />
        {decision.isError && <Callout kind="danger">{errorText(decision.error)}</Callout>}
      </div>
    </Dialog>
  );
};

type FieldsProps = Omit<DecisionDialogProps, 'onClose'> & {
  said: { note: string; quoteId: string };
  faults: { note?: string | false; quote?: string | false };
  onSay: (said: { note: string; quoteId: string }) => void;
};

/** What a decision needs said: nothing for an approval, a sentence and perhaps a quote for the others. */
const Fields = ({ approval, act, quotes, said, faults, onSay }: FieldsProps) => {
  const { t } = useTranslation();
  if (act === 'approve') {
    return <p>{t(`approvals.screens.confirm.${approval.books ? 'approve_text' : 'approve_only'}`)}</p>;
  }
  if (act === 'withdraw') return <p>{t('approvals.screens.confirm.withdraw_text')}</p>;
  const others = quotes.filter(({ id, status }) => id !== approval.carrier_quote_id && status === 'open');
  return (
    <>
      {act === 'propose' && (
        <SelectField
          label={t('approvals.screens.confirm.another_quote')}
          placeholder={t('approvals.screens.confirm.another_quote')}
          options={others.map((one) => ({ value: String(one.id), label: `${one.carrier.name}, ${money(one.price)}` }))}
          value={said.quoteId}
          onChange={(quoteId) => onSay({ ...said, quoteId })}
          error={faults.quote || undefined}
        />
      )}
      <TextAreaField
        autoFocus
        label={t(`approvals.screens.confirm.${act === 'send_back' ? 'send_back_note' : 'another_note'}`)}
        maxLength={1000}
        value={said.note}
        onChange={(note) => onSay({ ...said, note })}
        error={faults.note || undefined}
      />
    </>
  );
};

type Said = { price: number; note: string; quoteId: number };

const decisionOf = (act: Act, { price, note, quoteId }: Said): Decision => {
  if (act === 'approve') return { act, price };
  if (act === 'withdraw') return { act };
  return act === 'propose' ? { act, carrier_quote_id: quoteId, note } : { act, note };
};
