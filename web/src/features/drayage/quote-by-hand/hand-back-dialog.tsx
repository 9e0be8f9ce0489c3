import { drayagePricesCalls } from '@portal/contract/quotes/hand-quotes.calls.ts';
import type { drayagePrices as drayagePricesRows } from '@portal/contract/quotes/hand-quotes.contract.ts';
import { HandBack } from '@portal/contract/quotes/hand-quote.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { api, callsOf } from '../../../platform/api/api.ts';
import { noFaults } from '../../../platform/forms/form-faults.ts';
import { notify } from '../../../platform/notify.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import classes from './hand-back-dialog.module.css';
import { drayageKeys } from '../drayage.keys.ts';
import { loadKeys } from '../../loads/loads.keys.ts';

const drayagePrices = callsOf<typeof drayagePricesRows>(drayagePricesCalls);

type HandBackDialogProps = { loadId: number; onClose: () => void };

/** Why a container is handed back without a price; the shipper reads it by mail and in the history. */
export const HandBackDialog = ({ loadId, onClose }: HandBackDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { root, field, submit, pending, error } = useCheckedForm<HandBack, LoadDetails>({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() ? noFaults : { reason: { phrase: 'drayage.load.hand_back.no_reason' } }),
    send: (body) => api(drayagePrices.handBack, { params: { load_id: loadId }, body: HandBack.parse(body) }),
    onSent: async () => {
      await client.invalidateQueries({ queryKey: loadKeys.all });
      await client.invalidateQueries({ queryKey: loadKeys.history(loadId) });
      await client.invalidateQueries({ queryKey: drayageKeys.waiting });
      notify.success(t('drayage.load.hand_back.done', { id: loadId }));
      onClose();
    },
  });
  return (
    <Dialog
      title={t('drayage.load.hand_back.title', { id: loadId })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('drayage.load.hand_back.keep')}</Button>
          <Button kind="primary" pending={pending} onClick={submit}>
            {t('drayage.load.hand_back.send')}
          </Button>
        </>
      }
    >
      <form ref={root} className={classes.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <p className={classes.note}>{t('drayage.load.hand_back.note')}</p>
        {error && <Callout kind="danger">{error}</Callout>}
        <TextAreaField
          label={t('drayage.load.hand_back.reason')}
          hint={t('drayage.load.hand_back.reason_hint')}
          required
          data-autofocus
          rows={4}
          maxLength={1000}
          {...field('reason')}
        />
      </form>
    </Dialog>
  );
};
