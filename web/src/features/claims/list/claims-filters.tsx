import type { ClaimSummary } from '@portal/contract/claims/claim.ts';
import { claimStatuses } from '@portal/contract/claims/claim-status.ts';
import { claimTypes } from '@portal/contract/claims/data/claim-choices.ts';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { usePhone } from '../../../platform/screen-width.ts';
import { ChoicePill } from '../../../ui/lists/filters/choice-pill.tsx';
import { TableAppearance } from '../../../ui/lists/table/table-appearance.tsx';
import { ListSearchField } from '../../../ui/lists/filters/list-search-field.tsx';
import { FilterLine } from '../../../ui/lists/filters/filter-line.tsx';
import classes from './claims-filters.module.css';
import { type ClaimList, claimSorts, useClaimsSearch } from './claims-search.ts';

type Named = { id: number; name: string };

/** Filters and sort order of the list. */
export const ClaimsFilters = ({ list }: { list: ClaimList }) => {
  const { t } = useTranslation();
  const phone = usePhone();
  const { search, change } = list;
  const { representatives, items } = list.query.data ?? {};
  return (
    <FilterLine>
      <ListSearchField list={list} />
      <ChoicePill
        label={t('claims.screens.list.status')}
        any={t('claims.screens.list.any_status')}
        value={search.status}
        options={claimStatuses.map((value) => [value, t(`claims.statuses.${value}`)])}
        onChange={(status) => change({ status: status as typeof search.status })}
      />
      <ChoicePill
        label={t('claims.screens.list.type')}
        any={t('claims.screens.list.any_type')}
        value={search.type}
        options={claimTypes.map((value) => [value, t(`claims.types.${value}`)])}
        onChange={(type) => change({ type: type as typeof search.type })}
      />
      {representatives && <OperatorChoices representatives={representatives} items={items} />}
      {list.filtersOn > 0 && (
        <Button kind="link" size="small" onClick={list.clearFilters}>
          {t('claims.screens.list.clear')}
        </Button>
      )}
      <span className={classes.end}>
        <ChoicePill
          label={t('claims.screens.list.sort')}
          value={search.sort ?? '-id'}
          options={claimSorts.map((value) => [value, t(`claims.screens.list.sorts.${value}`)])}
          onChange={(sort) => change({ sort: sort as typeof search.sort })}
        />
        {!phone && <TableAppearance list={list} />}
      </span>
    </FilterLine>
  );
};

/** Filters by account and representative. The accounts are those of the fetched cases. */
const OperatorChoices = ({
  representatives,
  items,
}: {
  representatives: readonly Named[];
  items: readonly ClaimSummary[] | undefined;
}) => {
  const { t } = useTranslation();
  const [search, change] = useClaimsSearch();
  const accounts = useSeenAccounts(items ?? []);
  return (
    <>
      <ChoicePill
        label={t('claims.screens.list.account')}
        any={t('claims.screens.list.any_account')}
        value={search.account_id}
        options={named(accounts, search.account_id)}
        onChange={(id) => change({ account_id: id === undefined ? undefined : Number(id) })}
      />
      <ChoicePill
        label={t('claims.screens.list.rep')}
        any={t('claims.screens.list.any_rep')}
        value={search.representative_id}
        options={[['none', t('claims.screens.list.no_rep')], ...named(representatives, search.representative_id)]}
        onChange={(id) => change({ representative_id: id === undefined || id === 'none' ? id : Number(id) })}
      />
    </>
  );
};

/** Options by name; an unknown id from a link is shown as a number. */
const named = (people: readonly Named[], chosen: number | 'none' | undefined): [string, string][] => {
  const known = typeof chosen !== 'number' || people.some(({ id }) => id === chosen);
  return [...people, ...(known ? [] : [{ id: chosen, name: `#${chosen}` }])].map(({ id, name }) => [String(id), name]);
};

/** The accounts of the cases fetched since the list was opened. */
const useSeenAccounts = (items: readonly ClaimSummary[]): Named[] => {
  const [seen, setSeen] = useState<ReadonlyMap<number, Named>>(new Map());
  const fresh = items.map(({ account }) => account).filter(({ id }) => !seen.has(id));
  if (fresh.length > 0) setSeen(new Map([...seen, ...fresh.map((account) => [account.id, account] as const)]));
  return [...seen.values()].toSorted((a, b) => a.name.localeCompare(b.name));
};
