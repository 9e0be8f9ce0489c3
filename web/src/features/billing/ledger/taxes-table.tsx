import type { TaxSum } from '@portal/contract/billing/taxes/invoice-tax.ts';
import { percentText, placeOfSupply } from '@portal/contract/taxes/tax-text.ts';
import { useQuery } from '@tanstack/react-query';
import { money } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { Loaded } from '../../settings/settings-frame.tsx';
import { chargedTaxes, type Period } from './ledger.api.ts';
import classes from './ledger-page.module.css';

/** What of each tax was charged in the period, for returns to the authorities; nothing where there was none. */
export const TaxesTable = ({ period }: { period: Period }) => {
  const query = useQuery(chargedTaxes(period));
  // While tax is off, nobody waits for an empty table.
  if (!query.error && (query.data === undefined || query.data.items.length === 0)) return null;
  return <Loaded query={query}>{({ items }) => <Sums items={items} />}</Loaded>;
};

const Sums = ({ items }: { items: readonly TaxSum[] }) => {
  const { t } = useTranslation();
  const heads = {
    place: t('taxes.charged.place'),
    invoices: t('taxes.charged.invoices'),
    base: t('taxes.charged.base'),
    amount: t('taxes.tax_sum'),
  };
  return (
    <Card title={t('taxes.charged.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('taxes.tax_sum')}</th>
            <th scope="col">{heads.place}</th>
            <th scope="col">{heads.invoices}</th>
            <th scope="col">{heads.base}</th>
            <th scope="col">{heads.amount}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ tax, place, percent, base, amount, invoices }) => (
            <tr key={`${tax} ${place} ${percent}`}>
              <th scope="row">{`${t(`taxes.names.${tax}`)} ${percentText(percent)}`}</th>
              <td data-label={heads.place}>{placeOfSupply(place, currentLanguage())}</td>
              <td data-label={heads.invoices}>{invoices}</td>
              <td data-label={heads.base}>{money(base)}</td>
              <td data-label={heads.amount}>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};
