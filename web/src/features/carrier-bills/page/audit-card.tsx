import type { CarrierBillDetails } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { money } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import shared from '../carrier-bills.module.css';
import { Difference } from '../../../ui/primitives/difference.tsx';
import classes from './carrier-bill-page.module.css';

const less = (billed: number, quoted: number): number => dollars(sum([cents(billed), cents(-quoted)]));

/** Every charge as quoted and as billed. */
export const AuditCard = ({ bill: { lines, amount, quoted, difference } }: { bill: CarrierBillDetails }) => {
  const { t } = useTranslation();
  const language = currentLanguage();
  return (
    <Card title={t('carrier_bills.screens.page.audit')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('carrier_bills.screens.page.line')}</th>
            <th scope="col">{t('carrier_bills.screens.page.col_quoted')}</th>
            <th scope="col">{t('carrier_bills.screens.page.col_billed')}</th>
            <th scope="col">{t('carrier_bills.screens.page.col_difference')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.code}>
              <th scope="row">
                {line.label[language]}
                {line.description && <span className={shared.note}>{line.description}</span>}
              </th>
              <td>{quoted === null || line.quoted === 0 ? '–' : money(line.quoted)}</td>
              <td>{line.billed === 0 ? '–' : money(line.billed)}</td>
              <td>
                <Difference amount={quoted === null ? null : less(line.billed, line.quoted)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('carrier_bills.screens.page.total')}</th>
            <td>{quoted === null ? '–' : money(quoted)}</td>
            <td>{money(amount)}</td>
            <td>
              <Difference amount={difference} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
};
