import type { Statement } from '@portal/contract/billing/billing.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateText } from '../../../ui/primitives/date-text.tsx';
import classes from './statement-page.module.css';

/** The month as an equation: what was owed, what came to it, what was taken off, and what is owed. */
export const StatementSums = ({ statement }: { statement: Statement }) => {
  const { t } = useTranslation();
  const { opening, invoiced, paid, credits, closing, from, to } = statement;
  const cells = [
    ['', t('billing.screens.statement.opening'), opening, <DateText key="from" iso={from} />],
    [
      '+',
      t('billing.screens.statement.invoiced'),
      invoiced.amount,
      t('billing.screens.statement.invoices', { count: invoiced.count }),
    ],
    [
      '−',
      t('billing.screens.statement.paid'),
      paid.amount,
      t('billing.screens.statement.payments', { count: paid.count }),
    ],
    [
      '+',
      t('billing.screens.statement.credits'),
      credits.amount,
      t('billing.screens.statement.movements_count', { count: credits.count }),
    ],
    ['=', t('billing.screens.statement.closing'), closing, <DateText key="to" iso={to} />],
  ] as const;
  return (
    <dl className={classes.sums}>
      {cells.map(([sign, name, amount, note]) => (
        <div key={name} data-sign={sign || undefined}>
          <dt>{name}</dt>
          <dd className={classes.sum}>{money(amount)}</dd>
          <dd className={classes.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
};
