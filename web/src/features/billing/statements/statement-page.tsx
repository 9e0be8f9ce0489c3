import type { Statement } from '@portal/contract/billing/billing.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { can, mayDo, useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { monthText } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { Loaded, SettingsFrame } from '../../settings/settings-frame.tsx';
import { statementAddress } from '../addresses.ts';
import { statementQuery, type StatementQuery } from '../billing.api.ts';
import { DunningCard } from '../collections/dunning-card.tsx';
import { AccountSelect } from './account-select.tsx';
import { MailingCard } from './mailing-card.tsx';
import { MovementsCard } from './movements-card.tsx';
import { AgeingCard, EarlierCard, TermsCard } from './statement-cards.tsx';
import { TaxesCard } from './taxes-card.tsx';
import classes from './statement-page.module.css';
import { StatementFiles } from './statement-files.tsx';
import { StatementSums } from './statement-sums.tsx';
import { UploadsCard } from './uploads-card.tsx';

/** The month so many months away. */
const monthAway = (month: string, step: 1 | -1): string =>
  (step === 1 ? addDays(`${month}-28`, 5) : addDays(`${month}-01`, -1)).slice(0, 7);

/** The month that is shown, and others in which something was booked; the latest first. */
const monthsOf = ({ month, earlier }: Statement): string[] =>
  [month, ...earlier.map((one) => one.month)].toSorted((a, b) => b.localeCompare(a));

/** A month of the account's books: what was invoiced, paid and credited, and what is owed. */
export const StatementPage = () => {
  const { month, account } = useSearch({ from: '/frame/settings/statements' });
  const query: StatementQuery = { ...(month && { month }), ...(account && { account_id: account }) };
  const statement = useQuery(statementQuery(query));
  const { data } = statement;
  return (
    <SettingsFrame
      name="statements"
      action={
        data ? <MonthNav statement={data} account={account} /> : <div className={classes.navRoom} aria-hidden="true" />
      }
    >
      <Loaded query={statement}>{(shown) => <Whole statement={shown} account={account} />}</Loaded>
    </SettingsFrame>
  );
};

const MonthNav = ({ statement, account }: { statement: Statement; account: number | undefined }) => {
  const { t } = useTranslation();
  const { month } = statement;
  const me = useMe();
  const navigate = useNavigate();
  const go = (to: string, of = account) => void navigate(statementAddress(to, of));
  return (
    <div className={classes.nav}>
      <IconButton
        icon={ChevronLeftIcon}
        label={t('billing.screens.statement.former')}
        onClick={() => go(monthAway(month, -1))}
      />
      <div className={classes.month}>
        <SelectField
          label={t('billing.screens.statement.month')}
          hideLabel
          options={monthsOf(statement).map((value) => ({ value, label: monthText(value) }))}
          value={month}
          onChange={(to) => go(to)}
        />
      </div>
      <IconButton
        icon={ChevronRightIcon}
        label={t('billing.screens.statement.next')}
        // Of a month to come there is no statement.
        disabled={statement.aged_on < statement.to || operatorDay(me) <= statement.to}
        onClick={() => go(monthAway(month, 1))}
      />
      {can(me, 'see_accounts_below') || can(me, 'see_all_accounts') ? (
        <AccountSelect value={account} shown={statement.account} onChange={(of) => go(month, of)} />
      ) : null}
      <StatementFiles statement={statement} account={account} />
    </div>
  );
};

const Whole = ({ statement, account }: { statement: Statement; account: number | undefined }) => {
  const me = useMe();
  const mayRead = mayDo(me, 'get:payments');
  const isOperator = mayDo(me, 'post:billing') && statement.account.id !== me.account.id;
  return (
    <>
      <StatementSums statement={statement} />
      <div className={classes.columns}>
        <MovementsCard statement={statement} />
        <div className={classes.column}>
          <AgeingCard statement={statement} />
          <TaxesCard statement={statement} />
          <TermsCard statement={statement} />
          <EarlierCard statement={statement} account={account} />
          {mayRead && <MailingCard account={statement.account.id} />}
          {isOperator && <DunningCard account={statement.account} />}
          <UploadsCard statement={statement} />
        </div>
      </div>
    </>
  );
};
