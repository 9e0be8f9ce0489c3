import { claimStatuses } from '@portal/contract/claims/claim-status.ts';
import { claimTypes } from '@portal/contract/claims/data/claim-choices.ts';
import { useQueryClient } from '@tanstack/react-query';
import { AccountFilter, AccountName } from '../../accounts/account-filter.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FilterChoices, FilterOptions } from '../../../ui/lists/filters/filter-choices.tsx';
import { PeriodChoice, periodText } from '../../../ui/lists/filters/period-choice.tsx';
import type { FilterEditorProps, ListFilter } from '../../../ui/lists/list-definition.ts';
import type { ClaimPage } from '../claims.api.ts';
import { claimKeys } from '../claims.keys.ts';
import type { ClaimsSearch } from './claims-search.ts';
import { valuesText } from '../../../ui/lists/filters/values-text.ts';

type EditorProps = FilterEditorProps<ClaimsSearch>;
type ValueProps = { search: ClaimsSearch };
type Named = { id: number; name: string };

const StatusEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  return (
    <FilterOptions
      options={claimStatuses.map((value) => ({ value, label: t(`claims.statuses.${value}`) }))}
      value={search.status}
      onChange={(status) => change({ status })}
    />
  );
};

const StatusValue = ({ search }: ValueProps) => {
  const { t } = useTranslation();
  return valuesText(
    search.status?.map((status) => t(`claims.statuses.${status}`)),
    t,
  );
};

const TypeEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  return (
    <FilterOptions
      options={claimTypes.map((value) => ({ value, label: t(`claims.types.${value}`) }))}
      value={search.type}
      onChange={(type) => change({ type })}
    />
  );
};

const TypeValue = ({ search }: ValueProps) => {
  const { t } = useTranslation();
  return valuesText(
    search.type?.map((type) => t(`claims.types.${type}`)),
    t,
  );
};

/** The pages of the list that this session has fetched. */
const useFetchedPages = (): ClaimPage[] =>
  useQueryClient()
    .getQueriesData<ClaimPage>({ queryKey: claimKeys.lists })
    .flatMap(([, page]) => page ?? []);

const byName = (people: readonly Named[]): Named[] =>
  [...new Map(people.map((person) => [person.id, person])).values()].toSorted((a, b) => a.name.localeCompare(b.name));

const useRepresentatives = () => byName(useFetchedPages().flatMap(({ representatives = [] }) => representatives));

/** An unknown id from a link is shown as a number. */
const nameOf = (people: readonly Named[], id: number): string =>
  people.find((person) => person.id === id)?.name ?? `#${id}`;

/** Options by name, with the chosen one where it is not among them. */
const options = (people: readonly Named[], chosen: number | 'none' | undefined) => {
  const isKnown = typeof chosen !== 'number' || people.some(({ id }) => id === chosen);
  const all = isKnown ? people : [...people, { id: chosen, name: nameOf(people, chosen) }];
  return all.map(({ id, name }) => ({ value: String(id), label: name }));
};

const any = 'any';

const AccountEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  return (
    <FilterChoices>
      <AccountFilter
        label={t('claims.screens.list.account')}
        any={t('claims.screens.list.any_account')}
        value={search.account_id}
        onChange={(account_id) => change({ account_id })}
      />
    </FilterChoices>
  );
};

const AccountValue = ({ search: { account_id } }: ValueProps) => account_id && <AccountName id={account_id} />;

const none = 'none';

const RepresentativeEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  const choose = (id: string) => {
    if (id === none) change({ representative_id: none });
    else change({ representative_id: id === any ? undefined : Number(id) });
  };
  return (
    <FilterChoices>
      <SelectField
        label={t('claims.screens.list.rep')}
        value={String(search.representative_id ?? any)}
        onChange={choose}
        options={[
          { value: any, label: t('claims.screens.list.any_rep') },
          { value: none, label: t('claims.screens.list.no_rep') },
          ...options(useRepresentatives(), search.representative_id),
        ]}
      />
    </FilterChoices>
  );
};

const RepresentativeValue = ({ search: { representative_id } }: ValueProps) => {
  const { t } = useTranslation();
  const people = useRepresentatives();
  if (representative_id === none) return t('claims.screens.list.no_rep');
  return representative_id === undefined ? null : nameOf(people, representative_id);
};

const OpenedEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  const labels = { from: t('claims.screens.list.opened_from'), until: t('claims.screens.list.opened_to') };
  return (
    <PeriodChoice
      period={{ from: search.opened_from, until: search.opened_to }}
      labels={labels}
      onChange={(period) =>
        change({
          ...('from' in period && { opened_from: period.from }),
          ...('until' in period && { opened_to: period.until }),
        })
      }
    />
  );
};

const OpenedValue = ({ search }: ValueProps) => periodText({ from: search.opened_from, until: search.opened_to });

/** Only the operator is sent the representatives, and sees the cases of several accounts. */
const isOfOperator = (page: ClaimPage | undefined): boolean => page?.representatives !== undefined;

/** The filters of claims beside the text search; each choice applies at once. */
export const claimFilters = {
  status: {
    label: (t) => t('claims.screens.list.status'),
    fields: ['status'],
    Editor: StatusEditor,
    Value: StatusValue,
  },
  type: { label: (t) => t('claims.screens.list.type'), fields: ['type'], Editor: TypeEditor, Value: TypeValue },
  opened: {
    label: (t) => t('claims.screens.list.opened'),
    fields: ['opened_from', 'opened_to'],
    Editor: OpenedEditor,
    Value: OpenedValue,
  },
  account: {
    label: (t) => t('claims.screens.list.account'),
    fields: ['account_id'],
    Editor: AccountEditor,
    Value: AccountValue,
    isOffered: isOfOperator,
  },
  representative: {
    label: (t) => t('claims.screens.list.rep'),
    fields: ['representative_id'],
    Editor: RepresentativeEditor,
    Value: RepresentativeValue,
    isOffered: isOfOperator,
  },
} satisfies Record<string, ListFilter<ClaimsSearch, ClaimPage>>;
