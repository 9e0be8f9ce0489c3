import { auditSubjects } from '@portal/contract/audit/audit-action.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { can, currentUser } from '../../platform/session/current-user.ts';
import { date } from '../../platform/words/format.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { FilterChoices, FilterOptions } from '../../ui/lists/filters/filter-choices.tsx';
import type { FilterEditorProps, ListFilter } from '../../ui/lists/list-definition.ts';
import { AccountFilter, AccountName } from '../accounts/account-filter.tsx';
import type { AuditPage } from './audit.api.ts';
import classes from './audit.module.css';
import type { AuditSearch } from './audit-search.ts';
import { valuesText } from '../../ui/lists/filters/values-text.ts';

type EditorProps = FilterEditorProps<AuditSearch>;
type ValueProps = { search: AuditSearch };

const SubjectEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  return (
    <FilterOptions
      options={auditSubjects.map((value) => ({ value, label: t(`audit.subjects.${value}`) }))}
      value={search.subject}
      onChange={(subject) => change({ subject })}
    />
  );
};

const SubjectValue = ({ search }: ValueProps) => {
  const { t } = useTranslation();
  return valuesText(
    search.subject?.map((subject) => t(`audit.subjects.${subject}`)),
    t,
  );
};

const PeriodEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.period}>
      <DateField
        label={t('audit.from')}
        value={search.from ?? ''}
        max={search.until}
        onChange={(day) => change({ from: day || undefined })}
      />
      <DateField
        label={t('audit.until')}
        value={search.until ?? ''}
        min={search.from}
        onChange={(day) => change({ until: day || undefined })}
      />
    </div>
  );
};

const PeriodValue = ({ search: { from, until } }: ValueProps) =>
  from === until && from ? date(from) : `${from ? date(from) : '…'} – ${until ? date(until) : '…'}`;

const AccountEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  return (
    <FilterChoices>
      <AccountFilter
        label={t('audit.columns.account')}
        any={t('audit.any_account')}
        value={search.account_id}
        onChange={(account_id) => change({ account_id })}
      />
    </FilterChoices>
  );
};

const AccountValue = ({ search: { account_id } }: ValueProps) => account_id && <AccountName id={account_id} />;

/** Everybody but the operator reads the entries of one account. */
const seesAllAccounts = (): boolean => {
  const me = queryClient.getQueryData(currentUser.queryKey);
  return me !== undefined && can(me, 'see_all_accounts');
};

/** The filters of the audit beside the text search; each choice applies at once. */
export const auditListFilters = {
  subject: { label: (t) => t('audit.subject'), fields: ['subject'], Editor: SubjectEditor, Value: SubjectValue },
  account: {
    label: (t) => t('audit.columns.account'),
    fields: ['account_id'],
    Editor: AccountEditor,
    Value: AccountValue,
    isOffered: seesAllAccounts,
  },
  period: { label: (t) => t('audit.period'), fields: ['from', 'until'], Editor: PeriodEditor, Value: PeriodValue },
} satisfies Record<string, ListFilter<AuditSearch, AuditPage>>;
