import { cityLine } from '@portal/contract/places/city-line.ts';
import { readablePhone } from '@portal/contract/places/phone.ts';
import type { Location } from '@portal/contract/places/saved-location.ts';
import { daysOfWeek, hoursOfWeek, rangesOfWeek } from '@portal/contract/places/week-hours.ts';
import { linkOptions } from '@tanstack/react-router';
import { storedKeys } from '../../../platform/session/stored.ts';
import { timeOfDay } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PinIcon } from '../../../ui/icons/freight-icons.tsx';
import { FilterOptions } from '../../../ui/lists/filters/filter-choices.tsx';
import {
  defineList,
  type FilterEditorProps,
  listQuery,
  type ListFilter,
  type RowProps,
} from '../../../ui/lists/list-definition.ts';
import { PhoneLine, PhoneRow } from '../../../ui/lists/phone-row.tsx';
import { RowLink } from '../../../ui/lists/row-link.tsx';
import { SecondLine } from '../../../ui/lists/two-lines.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { locationList, type LocationPage, savedLocations } from '../../places/places.api.ts';
import { useQuery } from '@tanstack/react-query';
import {
  locationFiltersOn,
  locationsQuery,
  type LocationsSearch,
  noLocationFilters,
  offeredFlags,
  useLocationsSearch,
} from './locations-search.ts';
import { countOrRange } from '../../../ui/lists/count-text.ts';
import { NoneFound } from '../../../ui/lists/none-found.tsx';
import { valuesText } from '../../../ui/lists/filters/values-text.ts';

/** The address of one location's drawer, of a new one with `new`, and without either of the list. */
export const locationAddress = (location?: number | 'new') =>
  linkOptions({
    to: '/settings/my-locations/{-$location}',
    params: { location: location === undefined ? undefined : String(location) },
  });

type LocationRow = RowProps<Location>;

const Name = ({ row }: LocationRow) => (
  <RowLink {...locationAddress(row.id)} data-load={row.id} preloads={false} keepsSearch>
    {row.name}
  </RowLink>
);

const addressText = (location: Location): string => [location.address, cityLine(location)].filter(Boolean).join(', ');

/** "Mon – Thu 8:00 AM – 4:00 PM". */
const hoursText = (location: Location, t: Translate): string =>
  rangesOfWeek(hoursOfWeek(location))
    .flatMap(({ from, to, hours }) => {
      if (!hours) return [];
      const days = [...new Set([from, to])].map((day) => t(`places.days_short.${daysOfWeek[day] ?? 'mon'}`));
      return [`${days.join(' – ')} ${timeOfDay(hours.open)} – ${timeOfDay(hours.close)}`];
    })
    .join(', ');

const Contact = ({ row }: LocationRow) => (
  <>
    {row.contact_name || '–'}
    {row.contact_phone && <SecondLine>{readablePhone(row.contact_phone, row.country)}</SecondLine>}
  </>
);

const flagsText = (location: Location, t: Translate): string =>
  offeredFlags
    .filter((flag) => location[flag])
    .map((flag) => t(`places.flags.${flag}`))
    .join(', ');

const LocationPhoneRow = ({ row, t }: LocationRow) => (
  <PhoneRow>
    <PhoneLine main>
      <Name row={row} t={t} />
    </PhoneLine>
    <PhoneLine whole>
      <span>{addressText(row)}</span>
    </PhoneLine>
    <PhoneLine whole>
      <SecondLine>{[row.contact_name, hoursText(row, t)].filter(Boolean).join(' · ')}</SecondLine>
    </PhoneLine>
  </PhoneRow>
);

const NoLocations = () => {
  const { t } = useTranslation();
  const [search, change] = useLocationsSearch();
  if (locationFiltersOn(search) === 0) {
    return <EmptyState icon={PinIcon}>{t('settings.locations.none_yet')}</EmptyState>;
  }
  return (
    <NoneFound clear={t('settings.saved.clear')} onClear={() => change(noLocationFilters)}>
      {t('settings.locations.none_found')}
    </NoneFound>
  );
};

type EditorProps = FilterEditorProps<LocationsSearch>;

const StateEditor = ({ search, change }: EditorProps) => {
  const { data } = useQuery(savedLocations(''));
  const options = (data?.states ?? []).map((value) => ({ value, label: value }));
  return <FilterOptions options={options} value={search.state} onChange={(state) => change({ state })} />;
};

const FlagEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  const options = offeredFlags.map((value) => ({ value, label: t(`places.flags.${value}`) }));
  return <FilterOptions options={options} value={search.flag} onChange={(flag) => change({ flag })} />;
};

const FlagValue = ({ search }: { search: LocationsSearch }) => {
  const { t } = useTranslation();
  return valuesText(
    search.flag?.map((flag) => t(`places.flags.${flag}`)),
    t,
  );
};

const filters = {
  state: {
    label: (t) => t('places.fields.state'),
    fields: ['state'],
    Editor: StateEditor,
    Value: ({ search }) => {
      const { t } = useTranslation();
      return valuesText(search.state, t);
    },
  },
  flag: { label: (t) => t('settings.locations.needs'), fields: ['flag'], Editor: FlagEditor, Value: FlagValue },
} satisfies Record<string, ListFilter<LocationsSearch, LocationPage>>;

/** The account's saved locations by name. */
export const locationsList = defineList<LocationPage, LocationsSearch>({
  id: 'locations-list',
  title: (t) => t('settings.screens.locations.title'),
  useSearch: useLocationsSearch,
  query: listQuery((search: LocationsSearch, limit) => locationList(locationsQuery(search, limit))),
  rowId: ({ id }) => id,
  textSearch: { label: (t) => t('settings.locations.search'), hint: (t) => t('settings.locations.search_hint') },
  filters,
  noFilters: noLocationFilters,
  countFilters: locationFiltersOn,
  columns: {
    name: { label: (t) => t('settings.locations.name'), Cell: Name, minWidth: 200 },
    address: {
      label: (t) => t('settings.locations.address'),
      Cell: ({ row }) => addressText(row),
      minWidth: 260,
      skeleton: { width: 220 },
    },
    contact: { label: (t) => t('settings.locations.contact'), Cell: Contact, minWidth: 150 },
    hours: { label: (t) => t('settings.locations.hours'), Cell: ({ row, t }) => hoursText(row, t), minWidth: 200 },
    flags: {
      label: (t) => t('settings.locations.needs'),
      Cell: ({ row, t }) => flagsText(row, t) || '–',
      minWidth: 150,
    },
  },
  storedAs: storedKeys.locationsTable,
  pageSizes: { options: [25, 50, 100], usual: 50 },
  rowLines: 2,
  PhoneRow: LocationPhoneRow,
  Empty: NoLocations,
  rangeText: countOrRange('settings.locations.count'),
});
