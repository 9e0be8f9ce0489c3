import { defaultMarkups } from '@portal/contract/accounts/accounts.settings.ts';
import { mailKinds } from '@portal/contract/notifications/mail-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useMe } from '../../../platform/session/current-user.ts';
import { money, number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { AlertIcon } from '../../../ui/icons/status-icons.tsx';
import { allTruckTypes } from '../../equipment/equipment.api.ts';
import { locationList } from '../../places/places.api.ts';
import { carrierList, thresholdList } from '../carriers/carriers.api.ts';
import { notificationsQuery, settingQuery } from '../settings.api.ts';
import type { SettingsScreenName } from '../settings-screens.ts';
import classes from './settings-page.module.css';

const Locations = () => {
  const { data } = useQuery(locationList({ limit: 1 }));
  return data && <>{data.total}</>;
};

const Trucks = () => {
  const { t } = useTranslation();
  const { data } = useQuery(allTruckTypes);
  return data && <>{t('settings.index.states.trucks', { count: data.length })}</>;
};

const Thresholds = () => {
  const { t } = useTranslation();
  const { data } = useQuery(thresholdList);
  if (!data) return null;
  const beyond = new Set(data.filter(({ crossed }) => crossed).map(({ carrier_id }) => carrier_id)).size;
  if (beyond === 0) return <>{t('settings.index.states.thresholds', { count: data.length })}</>;
  return (
    <span className={classes.warning}>
      <AlertIcon size={15} />
      {t('settings.index.states.beyond', { count: beyond })}
    </span>
  );
};

const Favorites = () => {
  const { t } = useTranslation();
  const { favorite_carriers } = useMe().user;
  const { data } = useQuery(carrierList);
  if (!data) return null;
  const some = data.filter(({ id }) => favorite_carriers.includes(id)).length;
  return <>{t('settings.index.states.of', { some, all: data.length })}</>;
};

const Markups = () => {
  const { t } = useTranslation();
  const { data } = useQuery(settingQuery(defaultMarkups));
  if (!data) return null;
  const { markup_percent, markup_min } = data.value.new_accounts;
  return <>{t('settings.index.states.markups', { percent: number(markup_percent, 3), min: money(markup_min) })}</>;
};

const Themes = () => {
  const { t } = useTranslation();
  return <>{t('settings.index.states.themes', { count: useMe().settings.themes.length })}</>;
};

const Mails = () => {
  const { t } = useTranslation();
  const { data } = useQuery(notificationsQuery);
  if (!data) return null;
  const some = mailKinds.filter((kind) => data[kind]).length;
  return <>{t('settings.index.states.mails', { some, all: mailKinds.length })}</>;
};

const states: Partial<Record<SettingsScreenName, ComponentType>> = {
  locations: Locations,
  trucks: Trucks,
  carrier_thresholds: Thresholds,
  favorite_carriers: Favorites,
  markups: Markups,
  themes: Themes,
  email_notifications: Mails,
};

/** The state of a setting as a fact, nothing where it does not come; marked only where something needs doing. */
export const SettingState = ({ name }: { name: SettingsScreenName }) => {
  const State = states[name];
  return State ? <State /> : null;
};
