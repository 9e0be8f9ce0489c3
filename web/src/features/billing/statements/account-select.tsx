import type { Statement } from '@portal/contract/billing/billing.ts';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { AccountFilter } from '../../accounts/account-filter.tsx';
import { accountList } from '../../accounts/accounts.api.ts';
import classes from './statement-page.module.css';

type AccountSelectProps = {
  value: number | undefined;
  /** Whose statement is on the screen. */
  shown: Statement['account'];
  onChange: (account: number | undefined) => void;
};

/** As many accounts as a list of the browser is still read through. */
const mostListed = 50;

/** Whose statement is shown: a list like that of months; a field to search in where there are too many accounts for one. */
export const AccountSelect = ({ value, shown, onChange }: AccountSelectProps) => {
  const { t } = useTranslation();
  const { account: own } = useMe();
  const { data, error, refetch, isFetching } = useQuery(accountList({ limit: mostListed }));
  const label = t('billing.screens.statement.account');
  if (data && data.total > mostListed) {
    return <AccountFilter label={label} hideLabel any={own.name} value={value} onChange={onChange} />;
  }
  // One that is not listed, such as one that was closed, is named by its statement.
  const others = [...(data?.items ?? []), shown].filter(
    ({ id }, at, all) => id !== own.id && all.findIndex((one) => one.id === id) === at,
  );
  return (
    <>
      {others.length > 0 && (
        <div className={classes.month}>
          <SelectField
            label={label}
            hideLabel
            options={[own, ...others].map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(value ?? own.id)}
            onChange={(id) => onChange(Number(id) === own.id ? undefined : Number(id))}
          />
        </div>
      )}
      {error && !data && (
        <Button pending={isFetching} onClick={() => void refetch()}>
          {t('billing.screens.statement.read_accounts')}
        </Button>
      )}
    </>
  );
};
