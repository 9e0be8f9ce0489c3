import { sharedTables, type RatedCarrier } from '@portal/contract/rates/rate-table.ts';
import { tariffKinds } from '@portal/contract/rates/tariff-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { usePageKeys } from '../../../platform/page-keys.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { TruckIcon } from '../../../ui/icons/freight-icons.tsx';
import { ChevronLeftIcon, ChevronRightIcon, SearchIcon } from '../../../ui/icons/navigation-icons.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { SearchField } from '../../../ui/lists/filters/filter-line.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import frameClasses from '../../settings/settings-frame.module.css';
import { Loaded, SettingsFrame } from '../../settings/settings-frame.tsx';
import { ratesList } from '../rates.api.ts';
import { NewTariffDrawer } from './new-tariff-drawer.tsx';
import { countsOf, matching, type RateFilters, rateTabs } from './rated-rows.ts';
import classes from './rates-page.module.css';
import { RatesTable } from './rates-table.tsx';

/** The carriers that are rated by tables with their tariffs, and the tables that all of them share. */
export const RatesPage = () => {
  const { t } = useTranslation();
  const query = useQuery(ratesList);
  const [isAdding, setAdding] = useState(false);
  const items = query.data?.items ?? [];
  usePageKeys({ n: () => setAdding(true) });
  const add = (
    <Button kind="primary" icon={<PlusIcon size={16} />} onClick={() => setAdding(true)}>
      {t('rates.new')}
    </Button>
  );
  // Its room is kept until they are counted.
  const counted = query.data ? t('rates.list.counted', { count: items.length, tariffs: tariffsOf(items) }) : '\u00a0';
  return (
    <SettingsFrame name="rates" text={counted} action={add}>
      <Loaded query={query}>
        {() =>
          items.length === 0 ? <EmptyState icon={TruckIcon}>{t('rates.none')}</EmptyState> : <List items={items} />
        }
      </Loaded>
      <p className={frameClasses.text}>{t('rates.text')}</p>
      <Card title={t('rates.shared')}>
        <ul className={classes.tables}>
          {sharedTables.map((table) => (
            <li key={table}>
              <Link to="/settings/rates/tables/$table" params={{ table }}>
                {t(`rates.tables.${table}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      {isAdding && <NewTariffDrawer carriers={items} onClose={() => setAdding(false)} />}
    </SettingsFrame>
  );
};

const tariffsOf = (items: readonly RatedCarrier[]): string =>
  number(
    items.reduce((sum, { tariffs }) => sum + tariffs.length, 0),
    0,
  );

const panel = 'rated-carriers';
const pageSize = 25;
/** Up to so many carriers stand on one page. */
const mostAtOnce = 50;

const nothing: RateFilters = { tab: 'all', kind: 'any', search: '' };

const List = ({ items }: { items: readonly RatedCarrier[] }) => {
  const { t } = useTranslation();
  const today = operatorDay(useMe());
  const [filters, setFilters] = useState(nothing);
  const [page, setPage] = useState(0);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const change = (changes: Partial<RateFilters>) => {
    setFilters((known) => ({ ...known, ...changes }));
    setPage(0);
  };
  const found = matching(items, filters, today);
  const isPaged = found.length > mostAtOnce;
  const shown = isPaged ? found.slice(page * pageSize, (page + 1) * pageSize) : found;
  const toggle = (carrierId: number, isOpen: boolean) =>
    setOpen((known) => new Set(isOpen ? [...known, carrierId] : [...known].filter((id) => id !== carrierId)));
  const areOpen = shown.every(({ carrier }) => open.has(carrier.id));
  const openAll = () => setOpen(new Set(areOpen ? [] : shown.map(({ carrier }) => carrier.id)));
  return (
    <>
      <Filters items={items} filters={filters} today={today} onChange={change} areOpen={areOpen} onOpenAll={openAll} />
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${filters.tab}`}>
        <Card bare>
          {found.length === 0 ? (
            <EmptyState
              icon={SearchIcon}
              action={<Button onClick={() => change(nothing)}>{t('rates.list.clear')}</Button>}
            >
              {t('rates.list.none_found')}
            </EmptyState>
          ) : (
            <RatesTable items={shown} open={open} onToggle={toggle} />
          )}
          {isPaged && <Pager page={page} total={found.length} onPage={setPage} />}
        </Card>
      </div>
    </>
  );
};

type FiltersProps = {
  items: readonly RatedCarrier[];
  filters: RateFilters;
  today: string;
  onChange: (changes: Partial<RateFilters>) => void;
  areOpen: boolean;
  onOpenAll: () => void;
};

const Filters = ({ items, filters, today, onChange, areOpen, onOpenAll }: FiltersProps) => {
  const { t } = useTranslation();
  const searchField = useRef<HTMLInputElement>(null);
  usePageKeys({ '/': () => searchField.current?.focus() });
  const count = countsOf(items, today);
  return (
    <>
      <Tabs
        label={t('rates.list.tabs_label')}
        tabs={rateTabs.map((tab) => ({ value: tab, label: t(`rates.list.tabs.${tab}`), count: count(tab) }))}
        value={filters.tab}
        onChange={(tab) => onChange({ tab })}
        panel={panel}
      />
      <div className={classes.filters}>
        <SearchField
          ref={searchField}
          label={t('rates.list.search')}
          hint={t('rates.list.search_hint')}
          showsHint
          current={filters.search}
          onSearch={(search) => onChange({ search })}
        />
        <SelectField
          label={t('rates.kind')}
          hideLabel
          options={[
            { value: 'any' as const, label: t('rates.list.any_kind') },
            ...tariffKinds.map((kind) => ({ value: kind, label: t(`rates.kinds.${kind}`) })),
          ]}
          value={filters.kind}
          onChange={(kind) => onChange({ kind })}
        />
        <Button kind="ghost" onClick={onOpenAll}>
          {t(areOpen ? 'rates.list.close_all' : 'rates.list.open_all')}
        </Button>
      </div>
    </>
  );
};

type PagerProps = { page: number; total: number; onPage: (page: number) => void };

const Pager = ({ page, total, onPage }: PagerProps) => {
  const { t } = useTranslation();
  const last = Math.ceil(total / pageSize) - 1;
  const range = { from: page * pageSize + 1, to: Math.min(total, (page + 1) * pageSize), total };
  return (
    <div className={classes.pager}>
      <span role="status">{t('rates.list.range', range)}</span>
      <IconButton
        icon={ChevronLeftIcon}
        label={t('rates.list.previous')}
        bordered
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        icon={ChevronRightIcon}
        label={t('rates.list.following')}
        bordered
        disabled={page === last}
        onClick={() => onPage(page + 1)}
      />
    </div>
  );
};
