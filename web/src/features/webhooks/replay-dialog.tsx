import type { Webhook } from '@portal/contract/webhooks/webhook-schemas.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { useState } from 'react';
import { notify } from '../../platform/notify.ts';
import { today } from '../../platform/words/today.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { useWebhookAction } from './use-webhook-action.ts';
import { replayWebhook } from './webhooks.api.ts';
import classes from './webhooks.module.css';

const choices = ['failed', 'all'] as const;
const usualDays = 7;

/** Sends again what failed, or all that happened, since the beginning of a day. */
export const ReplayDialog = ({ endpoint: { id }, onClose }: { endpoint: Webhook; onClose: () => void }) => {
  const { t } = useTranslation();
  const [day, setDay] = useState(() => addDays(today(), -usualDays));
  const [which, setWhich] = useState<(typeof choices)[number]>('failed');
  const { mutate, isPending } = useWebhookAction(
    () => replayWebhook(id, { since: new Date(`${day}T00:00:00`).toISOString(), which }),
    ({ replayed }) => {
      notify.success(t('webhooks.deliveries.replayed', { count: replayed }));
      onClose();
    },
  );
  return (
    <Dialog
      title={t('webhooks.deliveries.replay_title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('webhooks.cancel')}</Button>
          <Button
            kind="primary"
            pending={isPending}
            disabledReason={day === '' && t('webhooks.deliveries.no_day')}
            onClick={() => mutate(undefined)}
          >
            {t('webhooks.deliveries.replay')}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        <p>{t('webhooks.deliveries.replay_text')}</p>
        <DateField label={t('webhooks.deliveries.replay_since')} value={day} onChange={setDay} max={today()} />
        <SelectField
          label={t('webhooks.deliveries.event')}
          value={which}
          options={choices.map((value) => ({ value, label: t(`webhooks.deliveries.replay_${value}`) }))}
          onChange={setWhich}
        />
      </div>
    </Dialog>
  );
};
