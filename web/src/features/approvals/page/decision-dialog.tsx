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
import type { Act } from './decision-card.tsx';

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
  const others = quotes.filter(({ id, status }) => id !== approval.carrier_quote_id && status === 'open');
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
        {act === 'approve' && (
          <p>
            {t(approval.books ? 'approvals.screens.confirm.approve_text' : 'approvals.screens.confirm.approve_only')}
          </p>
        )}
        {act === 'withdraw' && <p>{t('approvals.screens.confirm.withdraw_text')}</p>}
        {act === 'propose' && (
          <SelectField
            label={t('approvals.screens.confirm.another_quote')}
            placeholder={t('approvals.screens.confirm.another_quote')}
            options={others.map((one) => ({
              value: String(one.id),
              label: `${one.carrier.name}, ${money(one.price)}`,
            }))}
            value={quoteId}
            onChange={setQuoteId}
            error={isChecked && missing.quote ? required : undefined}
          />
        )}
        {needsNote && (
          <TextAreaField
            autoFocus
            label={t(
              act === 'send_back'
                ? 'approvals.screens.confirm.send_back_note'
                : 'approvals.screens.confirm.another_note',
            )}
            maxLength={1000}
            value={note}
            onChange={setNote}
            error={isChecked && missing.note ? required : undefined}
          />
        )}
        {decision.isError && <Callout kind="danger">{errorText(decision.error)}</Callout>}
      </div>
    </Dialog>
  );
};

type Said = { price: number; note: string; quoteId: number };

const decisionOf = (act: Act, { price, note, quoteId }: Said): Decision => {
  if (act === 'approve') return { act, price };
  if (act === 'withdraw') return { act };
  return act === 'propose' ? { act, carrier_quote_id: quoteId, note } : { act, note };
};
