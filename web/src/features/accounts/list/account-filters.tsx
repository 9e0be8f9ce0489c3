import { accountSizes, accountStatuses } from '@portal/contract/accounts/account-status.ts';
import { dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { FilterOptions } from '../../../ui/lists/filters/filter-choices.tsx';
import type { FilterEditorProps, ListFilter } from '../../../ui/lists/list-definition.ts';
import type { AccountsSearch } from './accounts-search.ts';
import { valuesText } from '../../../ui/lists/filters/values-text.ts';

type EditorProps = FilterEditorProps<AccountsSearch>;
type ValueProps = { search: AccountsSearch };

const StatusEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  const options = accountStatuses.map((value) => ({ value, label: t(`accounts.statuses.${value}`) }));
  return <FilterOptions options={options} value={search.status} onChange={(status) => change({ status })} />;
};

const StatusValue = ({ search }: ValueProps) => {
  const { t } = useTranslation();
  return valuesText(
    search.status?.map((status) => t(`accounts.statuses.${status}`)),
    t,
  );
};

const ModeEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  const options = dispatchModes.map((value) => ({ value, label: t(`accounts.modes.${value}`) }));
  return <FilterOptions options={options} value={search.mode} onChange={(mode) => change({ mode })} />;
};

const ModeValue = ({ search }: ValueProps) => {
  const { t } = useTranslation();
  return valuesText(
    search.mode?.map((mode) => t(`accounts.short_modes.${mode}`)),
    t,
  );
};

const SizeEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  const options = keysOf(accountSizes).map((value) => ({ value, label: t(`accounts.sizes.${value}`) }));
  return <FilterOptions options={options} value={search.size} onChange={(size) => change({ size })} />;
};

const SizeValue = ({ search }: ValueProps) => {
  const { t } = useTranslation();
  return valuesText(
    search.size?.map((size) => t(`accounts.sizes.${size}`)),
    t,
  );
};

const any = (t: Translate): string => t('accounts.filters.any');

/** The filters of accounts beside the text search; each choice applies at once. */
export const accountFilters = {
  status: {
    label: (t) => t('accounts.filters.status'),
    fields: ['status'],
    whileOff: (t) => t('accounts.filters.not_closed'),
    Editor: StatusEditor,
    Value: StatusValue,
  },
  size: {
    label: (t) => t('accounts.filters.size'),
    fields: ['size'],
    whileOff: any,
    Editor: SizeEditor,
    Value: SizeValue,
  },
  mode: {
    label: (t) => t('accounts.filters.mode'),
    fields: ['mode'],
    whileOff: any,
    Editor: ModeEditor,
    Value: ModeValue,
  },
} satisfies Record<string, ListFilter<AccountsSearch>>;
