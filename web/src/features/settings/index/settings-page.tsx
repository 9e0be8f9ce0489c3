import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../../platform/lazy-part.tsx';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import {
  EyeIcon,
  KeyIcon,
  LinkIcon,
  PercentIcon,
  RefreshIcon,
  ShareIcon,
  StarIcon,
} from '../../../ui/icons/action-icons.tsx';
import { BoxIcon, PinIcon, TruckIcon } from '../../../ui/icons/freight-icons.tsx';
import { icon, type Icon } from '../../../ui/icons/icon.tsx';
import { CheckCircleIcon, ClockIcon, FileIcon, MailIcon, ShieldIcon } from '../../../ui/icons/status-icons.tsx';
import {
  BuildingIcon,
  ChevronRightIcon,
  SearchIcon,
  SlidersIcon,
  SwitchIcon,
} from '../../../ui/icons/navigation-icons.tsx';
import { SearchField } from '../../../ui/lists/filters/filter-line.tsx';
import { RowLink } from '../../../ui/lists/row-link.tsx';
import { useListKeys } from '../../../ui/lists/use-list-keys.ts';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { settingsGroups, type SettingsScreenName } from '../settings-screens.ts';
import { useSettings } from '../use-settings.ts';
import classes from './settings-page.module.css';

const ImageIcon = /* @__PURE__ */ icon('M3.5 4.5h17v15h-17zM4 17l5-5 4 4 3-3 4.5 4.5M15.5 9v.1');
const PaletteIcon = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 0 0 17c2 0 1-2.5 2-3.5 1-1 6.5 1 6.5-5A8.5 8.5 0 0 0 12 3.5zM8 10v.1M12 8v.1M16 10v.1',
);
const TableIcon = /* @__PURE__ */ icon('M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14');
const GaugeIcon = /* @__PURE__ */ icon('M4.5 18a9 9 0 1 1 15 0M12 14.5l4-5M12 14.5v.1');
const PeopleIcon = /* @__PURE__ */ icon(
  'M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M15.5 4.800a3.5 3.5 0 0 1 0 6.400M18 14.5c2.200.9 3.5 2.700 3.5 5.5',
);

// The index does without it.
const SettingState = lazyPart(
  async () => (await import('./setting-state.tsx')).SettingState,
  () => null,
);

/** The picture before each setting in their index. */
const settingsIcons: Record<SettingsScreenName, Icon> = {
  carriers: TruckIcon,
  connections: LinkIcon,
  edi_messages: SwitchIcon,
  rates: TableIcon,
  free_time: ClockIcon,
  trucks: TruckIcon,
  carrier_thresholds: GaugeIcon,
  approvals: CheckCircleIcon,
  favorite_carriers: StarIcon,
  locations: PinIcon,
  line_items: BoxIcon,
  email_notifications: MailIcon,
  webhooks: ShareIcon,
  logos: ImageIcon,
  themes: PaletteIcon,
  mosaic_carousel: ImageIcon,
  statements: FileIcon,
  markups: PercentIcon,
  insurance_tariffs: ShieldIcon,
  carrier_bill_rules: SlidersIcon,
  taxes: PercentIcon,
  ledger: TableIcon,
  collections: MailIcon,
  users: PeopleIcon,
  all_api_keys: KeyIcon,
  api_keys: KeyIcon,
  audit: EyeIcon,
  operator: BuildingIcon,
  failed_jobs: RefreshIcon,
};

/** Everything that can be set: what each setting does, and the way to it. */
export const SettingsPage = () => {
  const { t } = useTranslation();
  const title = t('frame.navigation.settings');
  usePageTitle(title);
  useBreadcrumb([{ label: title }]);
  const [search, setSearch] = useState('');
  const found = useSettings(search);
  const list = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  useListKeys({ list, searchField, onToggle: undefined });
  return (
    <div className={classes.page}>
      <div className={classes.header}>
        <h1>{title}</h1>
        <div className={classes.search}>
          <SearchField
            ref={searchField}
            label={t('settings.index.search')}
            hint={t('settings.index.search_hint')}
            current={search}
            onSearch={setSearch}
          />
          {search === '' && <kbd aria-hidden="true">/</kbd>}
        </div>
      </div>
      <div ref={list} className={classes.groups}>
        {settingsGroups.map((group) => (
          <Group key={group} group={group} settings={found.filter((setting) => setting.group === group)} />
        ))}
      </div>
      {found.length === 0 && (
        <div role="status">
          <EmptyState icon={SearchIcon}>{t('settings.index.none_found')}</EmptyState>
        </div>
      )}
    </div>
  );
};

type GroupProps = { group: (typeof settingsGroups)[number]; settings: ReturnType<typeof useSettings> };

const Group = ({ group, settings }: GroupProps) => {
  const { t } = useTranslation();
  if (settings.length === 0) return null;
  return (
    <section className={classes.group}>
      <h2 className={classes.name}>{t(`settings.index.groups.${group}`)}</h2>
      <ul className={classes.card}>
        {settings.map(({ name, address, title, about }, row) => {
          const Glyph = settingsIcons[name];
          return (
            <li key={name} className={classes.row}>
              <Glyph className={classes.icon ?? ''} />
              <RowLink {...address} data-load={row}>
                {title}
              </RowLink>
              <span className={classes.about}>{about}</span>
              <span className={classes.state}>
                <Suspense>
                  <SettingState name={name} />
                </Suspense>
              </span>
              <ChevronRightIcon size={16} className={classes.icon ?? ''} />
            </li>
          );
        })}
      </ul>
    </section>
  );
};
