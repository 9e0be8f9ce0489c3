import { useTranslation } from '../../platform/words/use-translation.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FilterChoices } from '../../ui/lists/filters/filter-choices.tsx';
import type { FilterEditorProps, ListFilter } from '../../ui/lists/list-definition.ts';
import { AccountFilter, AccountName } from '../accounts/account-filter.tsx';
import type { ApiKeyPage } from './api-keys.api.ts';
import { type ApiKeysSearch, keyStatuses } from './api-keys-search.ts';

type EditorProps = FilterEditorProps<ApiKeysSearch>;
type ValueProps = { search: ApiKeysSearch };

const any = 'any';

const StatusEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  return (
    <FilterChoices>
      <SelectField
        label={t('api_keys.columns.status')}
        value={search.status ?? any}
        onChange={(chosen) => change({ status: keyStatuses.find((status) => status === chosen) })}
        options={[
          { value: any, label: t('api_keys.filters.any_status') },
          ...keyStatuses.map((value) => ({ value, label: t(`api_keys.filters.${value}`) })),
        ]}
      />
    </FilterChoices>
  );
};

const StatusValue = ({ search: { status } }: ValueProps) => {
  const { t } = useTranslation();
  return status && t(`api_keys.filters.${status}`);
};

const AccountEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  return (
    <FilterChoices>
      <AccountFilter
        label={t('api_keys.columns.account')}
        any={t('api_keys.filters.any_account')}
        value={search.account_id}
        onChange={(account_id) => change({ account_id })}
      />
    </FilterChoices>
  );
};

const AccountValue = ({ search: { account_id } }: ValueProps) => account_id && <AccountName id={account_id} />;

const status: ListFilter<ApiKeysSearch, ApiKeyPage> = {
  label: (t) => t('api_keys.columns.status'),
  fields: ['status'],
  Editor: StatusEditor,
  Value: StatusValue,
};

const account: ListFilter<ApiKeysSearch, ApiKeyPage> = {
  label: (t) => t('api_keys.columns.account'),
  fields: ['account_id'],
  Editor: AccountEditor,
  Value: AccountValue,
};

/** The filters of keys beside the text search, of all accounts or of the own one. */
export const apiKeyFilters = { all: { account, status }, account: { status } };
