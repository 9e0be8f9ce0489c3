import type { Checkout } from '@portal/contract/billing/billing.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { invoiceAddress } from '../addresses.ts';
import classes from '../billing.module.css';
import { differencesQuery } from './pay.api.ts';

/** What of a payment is not what was asked for. */
export const DifferenceText = ({ difference }: Pick<Checkout, 'difference'>) => {
  const { t } = useTranslation();
  if (!difference) return null;
  const { kind, expected, found } = difference;
  const what = t(`billing.pay.differences.${kind}`);
  return <>{t('billing.pay.checkout.difference', { what, expected: expected || '–', found: found || '–' })}</>;
};

/** Payments that the operator has to look into; nothing where there are none. */
export const Differences = () => {
  const { t } = useTranslation();
  const { data = [] } = useQuery(differencesQuery());
  if (data.length === 0) return null;
  return (
    <Callout kind="danger">
      {t('billing.pay.checkout.differing', { count: data.length })}
      <ul className={classes.differences}>
        {data.map(({ id, account, invoices, difference }) => (
          <li key={id}>
            {account.name},{' '}
            {invoices.map((invoice, index) => (
              <span key={invoice.id}>
                {index > 0 && ', '}
                <Link {...invoiceAddress(invoice.id)}>{invoice.number}</Link>
              </span>
            ))}
            . <DifferenceText difference={difference} />
          </li>
        ))}
      </ul>
    </Callout>
  );
};
