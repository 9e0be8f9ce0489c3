import { userStates } from '@portal/contract/users/user-states.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { FilterOptions } from '../../../ui/lists/filters/filter-choices.tsx';
import type { FilterEditorProps, ListFilter } from '../../../ui/lists/list-definition.ts';
import { useRoleOptions } from './role-options.ts';
import type { UsersSearch } from './users-search.ts';
import { valuesText } from '../../../ui/lists/filters/values-text.ts';

type EditorProps = FilterEditorProps<UsersSearch>;
type ValueProps = { search: UsersSearch };

const RoleEditor = ({ search, change }: EditorProps) => {
  const options = useRoleOptions().map(({ value, label }) => ({ value: Number(value), label }));
  return <FilterOptions options={options} value={search.role_id} onChange={(role_id) => change({ role_id })} />;
};

const RoleValue = ({ search }: ValueProps) => {
  const { t } = useTranslation();
  const chosen = useRoleOptions().filter(({ value }) => search.role_id?.includes(Number(value)));
  return valuesText(
    chosen.map(({ label }) => label),
    t,
  );
};

const StateEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  const options = userStates.map((value) => ({ value, label: t(`users.manage.states.${value}`) }));
  return <FilterOptions options={options} value={search.state} onChange={(state) => change({ state })} />;
};

const StateValue = ({ search }: ValueProps) => {
  const { t } = useTranslation();
  return valuesText(
    search.state?.map((state) => t(`users.manage.states.${state}`)),
    t,
  );
};

const any = (t: Translate): string => t('accounts.filters.any');

/** The filters of users beside the text search; each choice applies at once. */
export const userFilters = {
  role: {
    label: (t) => t('users.manage.columns.role'),
    fields: ['role_id'],
    whileOff: any,
    Editor: RoleEditor,
    Value: RoleValue,
  },
  state: {
    label: (t) => t('users.manage.columns.state'),
    fields: ['state'],
    whileOff: any,
    Editor: StateEditor,
    Value: StateValue,
  },
} satisfies Record<string, ListFilter<UsersSearch>>;
