import type { Statement } from '@portal/contract/billing/billing.ts';
import { ageBuckets } from '@portal/contract/billing/invoice-status.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { date, money, monthText } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { balancesAddress, statementAddress } from '../addresses.ts';
import { AgeBar, AgeSquare } from '../age-bar.tsx';
import classes from './statement-page.module.css';
import { useSavedStatement } from './use-saved-statement.ts';

const sumOf = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

type CardProps = { statement: Statement };

/** What is owed of invoices on the closing day, or today, by how long it has been due; then what the account has. */
export const AgeingCard = ({ statement: { ageing, aged_on, on_account, closing } }: CardProps) => {
  const { t } = useTranslation();
  return (
    <Card
      title={t('billing.screens.statement.ageing')}
      aside={t('billing.screens.statement.on', { date: date(aged_on) })}
    >
      <AgeBar ageing={ageing} />
      <dl className={classes.rows}>
        {ageBuckets.map((age) => (
          <div key={age}>
            <dt>
              <AgeSquare age={age} ageing={ageing} /> {t(`billing.ages.${age}`)}{' '}
              {age !== 'current' && <span className={classes.note}>{t('billing.screens.statement.past_due')}</span>}
            </dt>
            <dd>{ageing[age].count === 0 ? '–' : <b>{money(ageing[age].amount)}</b>}</dd>
            <dd className={classes.count}>{ageing[age].count || ''}</dd>
          </div>
        ))}
        {on_account !== 0 && (
          <div>
            <dt>{t(`billing.screens.statement.${on_account > 0 ? 'account_credit' : 'owed_beside'}`)}</dt>
            <dd>{money(-on_account)}</dd>
            <dd className={classes.count} />
          </div>
        )}
        <div className={classes.total}>
          <dt>{t('billing.screens.statement.closing')}</dt>
          <dd>{money(closing)}</dd>
          <dd className={classes.count}>{sumOf(ageBuckets.map((age) => ageing[age].count))}</dd>
        </div>
      </dl>
    </Card>
  );
};

/** Days to pay, and how much of the credit is used. */
export const TermsCard = ({ statement: { terms_days: days, credit_limit, credit_used } }: CardProps) => {
  const { t } = useTranslation();
  const share = credit_limit ? Math.min(1, credit_used / credit_limit) : 0;
  return (
    <Card title={t('billing.screens.statement.terms')} aside={t('billing.screens.statement.net', { days })}>
      <p className={classes.credited}>
        <span>{t('billing.screens.statement.credit_used')}</span>
        <span>
          <b>{money(credit_used)}</b>{' '}
          {credit_limit === null
            ? t('billing.screens.statement.no_limit')
            : t('billing.screens.statement.of_limit', { limit: money(credit_limit) })}
        </span>
      </p>
      {credit_limit !== null && (
        <div className={classes.used} aria-hidden="true">
          <span style={{ width: `${share * 100}%` }} />
        </div>
      )}
    </Card>
  );
};

const shownMonths = 4;

/** Other months in which something was booked, the latest first. */
export const EarlierCard = ({
  statement: { account: shownAccount, earlier },
  account,
}: CardProps & { account: number | undefined }) => {
  const { t } = useTranslation();
  const me = useMe();
  const [showsAll, setShowsAll] = useState(false);
  const { isSaving, save } = useSavedStatement(account);
  if (earlier.length === 0) return null;
  const shown = showsAll ? earlier : earlier.slice(0, shownMonths);
  return (
    <Card
      title={t('billing.screens.statement.earlier')}
      aside={
        earlier.length > shown.length && (
          <Button kind="ghost" size="small" onClick={() => setShowsAll(true)}>
            {t('billing.screens.statement.all', { count: earlier.length })}
          </Button>
        )
      }
    >
      <ul className={classes.months}>
        {shown.map(({ month, closing }) => (
          <li key={month}>
            <Link {...statementAddress(month, account)}>{monthText(month)}</Link>
            <span>{money(closing)}</span>
            <IconButton
              icon={DownloadIcon}
              size="small"
              label={t('billing.screens.statement.download', { name: monthText(month) })}
              disabled={isSaving({ month, format: 'pdf' })}
              onClick={() => save({ month, format: 'pdf' })}
            />
          </li>
        ))}
      </ul>
      {mayDo(me, 'get:payments') && (
        <p className={classes.over}>
          <Link {...balancesAddress({ account: shownAccount.id })}>{t('billing.balances_over_time')}</Link>
        </p>
      )}
    </Card>
  );
};
