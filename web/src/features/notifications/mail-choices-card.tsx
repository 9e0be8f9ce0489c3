import {
  type MailDelivery,
  type MailKind,
  mailDeliveries,
  mailKinds,
} from '@portal/contract/notifications/mail-kinds.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notifyFailure } from '../../platform/api/notify-failure.ts';
import { notify } from '../../platform/notify.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Segmented } from '../../ui/primitives/segmented.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { changeMailChoices, ownMailChoices } from './mail-choices.api.ts';
import classes from './mail-choices-card.module.css';

/** How the signed-in person gets the mails of each kind; each choice is saved at once. */
export const MailChoicesCard = () => {
  const { t } = useTranslation();
  const query = useQuery(ownMailChoices);
  return (
    <Card title={t('settings.notifications.mine.title')}>
      <p className={classes.text}>{t('settings.notifications.mine.text')}</p>
      {query.data ? (
        <>
          <ul className={classes.kinds}>
            {mailKinds.map((kind) => (
              <KindRow
                key={kind}
                kind={kind}
                delivery={query.data.deliveries[kind]}
                isOff={query.data.off_for_account.includes(kind)}
              />
            ))}
          </ul>
          <HourField hour={query.data.digest_hour} zone={query.data.time_zone} />
        </>
      ) : query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </Card>
  );
};

/** A change is saved at once. */
const useChange = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: changeMailChoices,
    onSuccess: (choices) => {
      client.setQueryData(ownMailChoices.queryKey, choices);
      notify.success(t('settings.notifications.saved'));
    },
    onError: notifyFailure,
  });
};

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** When the daily mail comes. */
const HourField = ({ hour, zone }: { hour: number; zone: string }) => {
  const { t } = useTranslation();
  const { mutate, isPending, variables } = useChange();
  return (
    <div className={classes.hour}>
      <SelectField
        label={t('settings.notifications.mine.hour')}
        hint={t('settings.notifications.mine.hour_hint', { zone: zone.replaceAll('_', ' ') })}
        value={String(isPending ? (variables.digest_hour ?? hour) : hour)}
        onChange={(chosen) => mutate({ digest_hour: Number(chosen) })}
        options={hours}
      />
    </div>
  );
};

type KindRowProps = { kind: MailKind; delivery: MailDelivery; isOff: boolean };

const KindRow = ({ kind, delivery, isOff }: KindRowProps) => {
  const { t } = useTranslation();
  const { mutate, isPending, variables } = useChange();
  const name = t(`settings.notifications.kinds.${kind}`);
  return (
    <li className={classes.kind}>
      <span className={classes.names}>
        <span className={classes.name}>{name}</span>
        <span className={classes.about}>{t(`settings.notifications.about.${kind}`)}</span>
      </span>
      {isOff ? (
        <span className={classes.about}>{t('settings.notifications.mine.off_for_account')}</span>
      ) : (
        <Segmented
          label={name}
          value={(isPending && variables?.deliveries?.[kind]) || delivery}
          onChange={(chosen) => mutate({ deliveries: { [kind]: chosen } })}
          options={mailDeliveries.map((value) => ({
            value,
            label: t(`settings.notifications.mine.deliveries.${value}`),
          }))}
        />
      )}
    </li>
  );
};
