import { queryClient } from '../../../platform/api/query-client.ts';
import { can, currentUser } from '../../../platform/session/current-user.ts';
import { date } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FilterChoices } from '../../../ui/lists/filters/filter-choices.tsx';
import type { FilterEditorProps, ListFilter } from '../../../ui/lists/list-definition.ts';
import { AccountFilter, AccountName } from '../../accounts/account-filter.tsx';
import type { InvoicePage } from '../billing.api.ts';
import classes from '../billing.module.css';
import type { InvoiceSearch } from './invoice-search.ts';

type EditorProps = FilterEditorProps<InvoiceSearch>;
type ValueProps = { search: InvoiceSearch };

const IssuedEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.period}>
      <DateField
        label={t('billing.screens.list.from')}
        value={search.from ?? ''}
        max={search.until}
        onChange={(day) => change({ from: day || undefined })}
      />
      <DateField
        label={t('billing.screens.list.until')}
        value={search.until ?? ''}
        min={search.from}
        onChange={(day) => change({ until: day || undefined })}
      />
    </div>
  );
};

const IssuedValue = ({ search: { from, until } }: ValueProps) =>
  `${from ? date(from) : '…'} – ${until ? date(until) : '…'}`;

const AccountEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  return (
    <FilterChoices>
      <AccountFilter
        label={t('billing.screens.list.account')}
        any={t('billing.screens.list.any_account')}
        value={search.account}
        onChange={(account) => change({ account })}
      />
    </FilterChoices>
  );
};

const AccountValue = ({ search: { account } }: ValueProps) => account && <AccountName id={account} />;

/** Everybody but the operator reads invoices of their own accounts. */
export const seesAllAccounts = (): boolean => {
  const me = queryClient.getQueryData(currentUser.queryKey);
  return me !== undefined && can(me, 'see_all_accounts');
};

/** The filters of the payment hub beside its tabs, its ages and the text search. */
export const invoiceFilters = {
  issued: {
    label: (t) => t('billing.screens.list.issued'),
    fields: ['from', 'until'],
    Editor: IssuedEditor,
    Value: IssuedValue,
  },
  account: {
    label: (t) => t('billing.screens.list.account'),
    fields: ['account'],
    Editor: AccountEditor,
    Value: AccountValue,
    isOffered: seesAllAccounts,
  },
} satisfies Record<string, ListFilter<InvoiceSearch, InvoicePage>>;
