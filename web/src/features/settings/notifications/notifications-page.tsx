import type { MailKind } from '@portal/contract/notifications/mail-kinds.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Loaded, SettingsFrame } from '../settings-frame.tsx';
import { changeNotifications, notificationsQuery } from '../settings.api.ts';
import { AlertPeopleDrawer } from './alert-people-drawer.tsx';
import { MailPreview } from './mail-preview.tsx';
import classes from './notifications-page.module.css';

/** Which mails about loads the account's people get; each switch is saved at once. */
export const NotificationsPage = () => {
  const { t } = useTranslation();
  const query = useQuery(notificationsQuery);
  return (
    <SettingsFrame name="email_notifications" text={t('settings.notifications.text')}>
      <Loaded query={query}>
        {({ carrier_alerts_to, ...kinds }) => (
          <Card>
            <ul className={classes.kinds}>
              {keysOf(kinds).map((kind) => (
                <KindRow key={kind} kind={kind} isOn={kinds[kind]} />
              ))}
              <AlertPeopleRow chosen={carrier_alerts_to} />
            </ul>
          </Card>
        )}
      </Loaded>
      <MailPreview />
    </SettingsFrame>
  );
};

const AlertPeopleRow = ({ chosen }: { chosen: readonly number[] }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={classes.kind}>
      <span>
        <span className={classes.name}>{t('settings.notifications.carrier_alerts.name')}</span>
        <span className={classes.about}>{t('settings.notifications.carrier_alerts.about')}</span>
        <span className={classes.about}>
          {chosen.length === 0
            ? t('settings.notifications.carrier_alerts.nobody')
            : t('settings.notifications.carrier_alerts.chosen', { count: chosen.length })}
        </span>
      </span>
      <Button onClick={() => setOpen(true)}>{t('settings.notifications.carrier_alerts.choose')}</Button>
      {isOpen && <AlertPeopleDrawer chosen={chosen} onClose={() => setOpen(false)} />}
    </li>
  );
};

const KindRow = ({ kind, isOn }: { kind: MailKind; isOn: boolean }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (on: boolean) => changeNotifications({ [kind]: on }),
    onSuccess: (preferences) => {
      client.setQueryData(notificationsQuery.queryKey, preferences);
      notify.success(t('settings.notifications.saved'));
    },
    onError: notifyFailure,
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
