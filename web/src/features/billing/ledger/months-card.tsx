import type { ClosedMonths } from '@portal/contract/billing/periods/periods.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dateAndTime, monthText } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Loaded } from '../../settings/settings-frame.tsx';
import { CloseMonthDrawer } from './close-month-drawer.tsx';
import classes from './ledger-page.module.css';
import { closedMonths } from './periods.api.ts';
import { ReopenMonthDrawer } from './reopen-month-drawer.tsx';

/** Which months of the books are closed, by whom, and closing or reopening one. */
export const MonthsCard = () => {
  const query = useQuery(closedMonths());
  return <Loaded query={query}>{(months) => <Months months={months} />}</Loaded>;
};

const shownLines = 6;

const Months = ({ months }: { months: ClosedMonths }) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'close' | 'reopen' | null>(null);
  const { closed_through, open, log, may_reopen } = months;
  const close = () => setOpened(null);
  return (
    <Card title={t('billing.pay.months.title')}>
      <p className={classes.quiet}>
        {closed_through
          ? t('billing.pay.months.through', { month: monthText(closed_through) })
          : t('billing.pay.months.none')}
      </p>
      <ul className={classes.months}>
        {log.slice(0, shownLines).map(({ id, month, closed_by, closed_at, reopened }) => (
          <li key={id}>
            <b>{monthText(month)}</b>
            <span>{t('billing.pay.months.by', { who: closed_by, date: dateAndTime(closed_at).join(' ') })}</span>
            {reopened && (
              <span>
                {t('billing.pay.months.reopened_by', {
                  who: reopened.by,
                  date: dateAndTime(reopened.at).join(' '),
                  reason: reopened.reason,
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        {open.length > 0 && <Button onClick={() => setOpened('close')}>{t('billing.pay.months.close')}</Button>}
        {closed_through && (
          <Button disabledReason={!may_reopen && t('billing.pay.months.own')} onClick={() => setOpened('reopen')}>
            {t('billing.pay.months.reopen', { month: monthText(closed_through) })}
          </Button>
        )}
      </div>
      {opened === 'close' && <CloseMonthDrawer open={open} onClose={close} />}
      {opened === 'reopen' && closed_through && <ReopenMonthDrawer month={closed_through} onClose={close} />}
    </Card>
  );
};
