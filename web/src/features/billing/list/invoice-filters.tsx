import { invoiceHolds } from '@portal/contract/billing/collections/promise-states.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { can, currentUser } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { FilterChoices, FilterOptions } from '../../../ui/lists/filters/filter-choices.tsx';
import { PeriodChoice, periodText } from '../../../ui/lists/filters/period-choice.tsx';
import type { FilterEditorProps, ListFilter } from '../../../ui/lists/list-definition.ts';
import { AccountFilter, AccountName } from '../../accounts/account-filter.tsx';
import type { InvoicePage } from '../billing.api.ts';
import type { InvoiceSearch } from './invoice-search.ts';

type EditorProps = FilterEditorProps<InvoiceSearch>;
type ValueProps = { search: InvoiceSearch };

const IssuedEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  const labels = { from: t('billing.screens.list.from'), until: t('billing.screens.list.until') };
  return <PeriodChoice period={search} labels={labels} onChange={change} />;
};

const IssuedValue = ({ search }: ValueProps) => periodText(search);

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

const HoldEditor = ({ search, change }: EditorProps) => {
  const { t } = useTranslation();
  const options = invoiceHolds.map((value) => ({ value, label: t(`billing.collect.holds.${value}`) }));
  return (
    <FilterOptions
      options={options}
      value={search.hold && [search.hold]}
      // One at a time: of two that are ticked, the one that was ticked last.
      onChange={(chosen) => change({ hold: chosen?.at(-1) })}
    />
  );
};

const HoldValue = ({ search: { hold } }: ValueProps) => {
  const { t } = useTranslation();
  return hold && t(`billing.collect.holds.${hold}`);
};

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
  hold: {
    label: (t) => t('billing.collect.holds.label'),
    fields: ['hold'],
    Editor: HoldEditor,
    Value: HoldValue,
  },
  account: {
    label: (t) => t('billing.screens.list.account'),
    fields: ['account'],
    Editor: AccountEditor,
    Value: AccountValue,
    isOffered: seesAllAccounts,
  },
} satisfies Record<string, ListFilter<InvoiceSearch, InvoicePage>>;
