import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { money } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import classes from './invoice-page.module.css';

/** What was billed, charge by charge, and what of it is settled. */
export const LinesCard = ({ invoice }: { invoice: InvoiceDetails }) => {
  const { t } = useTranslation();
  const language = currentLanguage();
  const { lines, amount, paid, credited, balance } = invoice;
  return (
    <Card title={t('billing.screens.invoice.lines')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('billing.screens.invoice.line')}</th>
            <th scope="col">{t('billing.screens.invoice.billed')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ code, label, amount: billed, note }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a charge may come twice, and lines never change
            <tr key={`${code} ${index}`}>
              <th scope="row">
                {label[language]}
                {note && <span className={classes.note}>{note[language]}</span>}
              </th>
              <td>{money(billed)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('billing.screens.invoice.total')}</th>
            <td>
              <b>{money(amount)}</b>
            </td>
          </tr>
          {paid > 0 && <Settled name={t('billing.screens.invoice.paid')} amount={-paid} />}
          {credited > 0 && <Settled name={t('billing.screens.invoice.credited')} amount={-credited} />}
          {paid + credited > 0 && <Settled name={t('billing.screens.invoice.balance')} amount={balance} />}
        </tfoot>
      </table>
    </Card>
  );
};

const Settled = ({ name, amount }: { name: string; amount: number }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{money(amount)}</td>
  </tr>
);
