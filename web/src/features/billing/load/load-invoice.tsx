import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { date, money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { invoiceAddress } from '../addresses.ts';
import { loadInvoice } from '../billing.api.ts';
import classes from './load-invoice.module.css';

/** The invoice of a load; nothing before it is billed. */
export const LoadInvoice = ({ load: { id, status } }: { load: { id: number; status: string } }) => {
  const { t } = useTranslation();
  const mayRead = mayDo(useMe(), 'get:payments');
  const { data } = useQuery({ ...loadInvoice(id), enabled: mayRead && status === 'completed' });
  if (!data) return null;
  return (
    <Card title={t('billing.load.title')}>
      <p className={classes.invoice}>
        <Link {...invoiceAddress(data.id)}>{t('billing.load.open', { number: String(data.number) })}</Link>
        <span>
          {[
            money(data.amount),
            data.balance > 0 ? t('billing.load.due', { date: date(data.due_on) }) : t('billing.load.settled'),
          ].join(' · ')}
        </span>
      </p>
    </Card>
  );
};
