import type { TrackingPreferences } from '@portal/contract/accounts/account-input.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Loaded, SettingsFrame } from '../settings-frame.tsx';
import { changeNotifications, notificationsQuery } from '../settings.api.ts';
import classes from './notifications-page.module.css';

type Kind = keyof TrackingPreferences;

/** Which mails about loads the account's people get; each switch is saved at once. */
export const NotificationsPage = () => {
  const { t } = useTranslation();
  const query = useQuery(notificationsQuery);
  return (
    <SettingsFrame name="email_notifications" text={t('settings.notifications.text')}>
      <Loaded query={query}>
        {(preferences) => (
          <Card>
            <ul className={classes.kinds}>
              {keysOf(preferences).map((kind) => (
                <KindRow key={kind} kind={kind} isOn={preferences[kind]} />
              ))}
            </ul>
          </Card>
        )}
      </Loaded>
    </SettingsFrame>
  );
};

const KindRow = ({ kind, isOn }: { kind: Kind; isOn: boolean }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (on: boolean) => changeNotifications({ [kind]: on }),
    onSuccess: (preferences) => {
      client.setQueryData(notificationsQuery.queryKey, preferences);
      notify.success(t('settings.notifications.saved'));
    },
    onError: (error) => notify.failure(errorText(error)),
  });
  const name = t(`settings.notifications.kinds.${kind}`);
  return (
    <li className={classes.kind}>
      <span>
        <span className={classes.name}>{name}</span>
        <span className={classes.about}>{t(`settings.notifications.about.${kind}`)}</span>
      </span>
      <Switch label={name} checked={isPending ? (variables ?? isOn) : isOn} onChange={(on) => mutate(on)} />
    </li>
  );
};
