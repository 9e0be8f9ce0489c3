import { mostAlertPeople } from '@portal/contract/accounts/alert-people.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SettingDrawer } from '../setting-drawer.tsx';
import { accountPeople, changeNotifications, notificationsQuery } from '../settings.api.ts';
import { Loaded } from '../settings-frame.tsx';
import { isOutdated } from '../versions/use-versioned-form.ts';
import classes from './notifications-page.module.css';

type AlertPeopleProps = { chosen: readonly number[]; onClose: () => void };

/** Whom somebody ticks. Where somebody else saved another choice meanwhile, both are joined before they are saved. */
const useChosenPeople = ({ chosen, onClose }: AlertPeopleProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [before, setBefore] = useState(chosen);
  const [ids, setIds] = useState(chosen);
  /** Both choices: whom they chose or left out meanwhile, and what was pressed here. */
  const join = async () => {
    const { carrier_alerts_to: theirs } = await client.fetchQuery({ ...notificationsQuery, staleTime: 0 });
    const kept = theirs.filter((id) => ids.includes(id) || !before.includes(id));
    setIds([...kept, ...ids.filter((id) => !before.includes(id) && !kept.includes(id))]);
    setBefore(theirs);
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      try {
        return await changeNotifications({ carrier_alerts_to: [...ids], carrier_alerts_instead_of: [...before] });
      } catch (refusal) {
        if (isOutdated(refusal)) await join();
        throw refusal;
      }
    },
    onSuccess: (preferences) => {
      client.setQueryData(notificationsQuery.queryKey, preferences);
      notify.success(t('settings.notifications.saved'));
      onClose();
    },
  });
  const isTooMany = ids.length > mostAlertPeople;
  const tooMany = isTooMany ? t('settings.notifications.carrier_alerts.most', { most: mostAlertPeople }) : null;
  const refusal = isOutdated(error) ? t('settings.notifications.carrier_alerts.joined') : error && errorText(error);
  const form = { root: null, submit: () => !isTooMany && mutate(), pending: isPending, error: tooMany ?? refusal };
  return { ids, setIds, form };
};

/** Chooses the people of the account who are mailed about carriers. */
export const AlertPeopleDrawer = (props: AlertPeopleProps) => {
  const { t } = useTranslation();
  const { account } = useMe();
  const { ids, setIds, form } = useChosenPeople(props);
  const [search, setSearch] = useState('');
  const query = useQuery(accountPeople(account.id, search.trim()));
  return (
    <SettingDrawer title={t('settings.notifications.carrier_alerts.title')} form={form} onClose={props.onClose}>
      <p className={classes.about}>{t('settings.notifications.carrier_alerts.hint')}</p>
      <TextField
        label={t('settings.notifications.carrier_alerts.search')}
        placeholder={t('settings.notifications.carrier_alerts.search_hint')}
        type="search"
        value={search}
        onChange={setSearch}
      />
      <Loaded query={query}>
        {(people) => (
          <fieldset className={classes.people} aria-label={t('settings.notifications.carrier_alerts.people')}>
            {people.length === 0 && <p role="status">{t('settings.notifications.carrier_alerts.none_found')}</p>}
            {people.map(({ id, first_name, last_name, email }) => (
              <Checkbox
                key={id}
                label={`${first_name} ${last_name}, ${email}`}
                checked={ids.includes(id)}
                onChange={(isOn) => setIds(isOn ? [...ids, id] : ids.filter((one) => one !== id))}
              />
            ))}
          </fieldset>
        )}
      </Loaded>
    </SettingDrawer>
  );
};
