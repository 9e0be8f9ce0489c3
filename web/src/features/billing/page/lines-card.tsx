import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { Difference } from '../../../ui/primitives/difference.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import classes from './invoice-page.module.css';

/** What was billed, charge by charge, beside the quote where anything has changed, and what of it is settled. */
export const LinesCard = ({ invoice }: { invoice: InvoiceDetails }) => {
  const { t } = useTranslation();
  const { lines, amount, paid, credited, balance, quoted } = invoice;
  const hasChanges = invoice.changes.length > 0;
  const columns = hasChanges ? 5 : 2;
  return (
    <Card title={t('billing.screens.invoice.lines')}>
      <table className={classes.table} data-changed={hasChanges || undefined}>
        <thead>
          <tr>
            <th scope="col">{t('billing.screens.invoice.line')}</th>
            {hasChanges && <th scope="col">{t('billing.screens.why.quoted_column')}</th>}
            <th scope="col">{t('billing.screens.invoice.billed')}</th>
            {hasChanges && <th scope="col">{t('billing.screens.why.difference')}</th>}
            {hasChanges && <th scope="col">{t('billing.screens.why.why')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a charge may come twice, and lines never change
            <Line key={`${line.code} ${index}`} line={line} hasChanges={hasChanges} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('billing.screens.invoice.total')}</th>
            {hasChanges && <Quoted amount={quoted} />}
            <td>
              <b>
                <Money dollars={amount} />
              </b>
            </td>
            {hasChanges && (
              <td>
                <Difference amount={less(amount, quoted)} />
              </td>
            )}
            {hasChanges && <td />}
          </tr>
          {paid > 0 && <Settled name={t('billing.screens.invoice.paid')} amount={-paid} columns={columns} />}
          {credited > 0 && (
            <Settled name={t('billing.screens.invoice.credited')} amount={-credited} columns={columns} />
          )}
          {paid + credited > 0 && (
            <Settled name={t('billing.screens.invoice.balance')} amount={balance} columns={columns} />
          )}
        </tfoot>
      </table>
    </Card>
  );
};

const less = (amount: number, from: number): number => dollars(sum([cents(amount), cents(-from)]));

const Line = ({ line, hasChanges }: { line: InvoiceDetails['lines'][number]; hasChanges: boolean }) => {
  const { t } = useTranslation();
  const language = currentLanguage();
  const { label, note, amount, quoted, change } = line;
  const difference = less(amount, quoted);
  return (
    <tr data-same={difference === 0 || undefined}>
      <th scope="row">
        {label[language]}
        {note && <span className={classes.note}>{note[language]}</span>}
      </th>
      {hasChanges && <Quoted amount={quoted} />}
      <td>
        <Money dollars={amount} />
      </td>
      {hasChanges && (
        <td>
          <Difference amount={difference} />
        </td>
      )}
      {hasChanges && <td>{t(change ? `billing.screens.why.kinds.${change}` : 'billing.screens.why.as_quoted')}</td>}
    </tr>
  );
};

/** On phones, where the heads of columns are out of sight, the amount says itself what it is. */
const Quoted = ({ amount }: { amount: number }) => {
  const { t } = useTranslation();
  return <td data-label={t('billing.screens.why.quoted_column')}>{amount === 0 ? '–' : <Money dollars={amount} />}</td>;
};

const Settled = ({ name, amount, columns }: { name: string; amount: number; columns: number }) => (
  <tr>
    <th scope="row">{name}</th>
    {columns > 2 && <td />}
    <td>
      <Money dollars={amount} />
    </td>
    {columns > 2 && <td colSpan={2} />}
  </tr>
);
