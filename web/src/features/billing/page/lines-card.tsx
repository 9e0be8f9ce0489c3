import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import type { InvoiceTax } from '@portal/contract/billing/taxes/invoice-tax.ts';
import { percentText, placeOfSupply } from '@portal/contract/taxes/tax-text.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { ReactNode } from 'react';
import { money } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { Difference } from '../../../ui/primitives/difference.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import classes from './invoice-page.module.css';

/** What was billed, charge by charge, beside the quote where anything has changed, and what of it is settled. */
export const LinesCard = ({ invoice }: { invoice: InvoiceDetails }) => {
  const { t } = useTranslation();
  const { lines, before_tax, taxes, paid, credited, written_off, balance, quoted } = invoice;
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
            <th scope="row">{t(taxes.length > 0 ? 'taxes.before_tax_sum' : 'billing.screens.invoice.total')}</th>
            {hasChanges && <Quoted amount={quoted} />}
            <td>
              <b>
                <Money dollars={before_tax} />
              </b>
            </td>
            {hasChanges && (
              <td>
                <Difference amount={less(before_tax, quoted)} />
              </td>
            )}
            {hasChanges && <td />}
          </tr>
          <TaxRows invoice={invoice} columns={columns} />
          {paid > 0 && <Settled name={t('billing.screens.invoice.paid')} amount={-paid} columns={columns} />}
          {credited > 0 && (
            <Settled name={t('billing.screens.invoice.credited')} amount={-credited} columns={columns} />
          )}
          {written_off > 0 && (
            <Settled name={t('billing.statuses.written_off')} amount={-written_off} columns={columns} />
          )}
          {paid + credited + written_off > 0 && (
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

/** The taxes with their places and numbers, and the sum with them; nothing without. */
const TaxRows = ({ invoice: { taxes, amount }, columns }: { invoice: InvoiceDetails; columns: number }) => {
  const { t } = useTranslation();
  if (taxes.length === 0) return null;
  return (
    <>
      {taxes.map((tax) => (
        <Settled
          key={tax.tax}
          name={
            <>
              {`${t(`taxes.names.${tax.tax}`)} ${percentText(tax.percent)}`}
              <span className={classes.note}>{taxNote(tax, t)}</span>
            </>
          }
          amount={tax.amount}
          columns={columns}
        />
      ))}
      <Settled name={<b>{t('taxes.with_tax')}</b>} amount={amount} columns={columns} />
    </>
  );
};

/** On what a tax is counted, where and under which number; of an exempt account its certificate. */
const taxNote = ({ base, place, registration, certificate }: InvoiceTax, t: Translate): string =>
  [
    t('taxes.base', { base: money(base) }),
    placeOfSupply(place, currentLanguage()),
    registration,
    certificate && t('taxes.exempt_by', { certificate }),
  ]
    .filter(Boolean)
    .join(' · ');

const Settled = ({ name, amount, columns }: { name: ReactNode; amount: number; columns: number }) => (
  <tr>
    <th scope="row">{name}</th>
    {columns > 2 && <td />}
    <td>
      <Money dollars={amount} />
    </td>
    {columns > 2 && <td colSpan={2} />}
  </tr>
);
