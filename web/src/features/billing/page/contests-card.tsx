import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { Link } from '@tanstack/react-router';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { FactList } from '../../../ui/primitives/fact-list.tsx';
import { claimAddress } from '../../claims/addresses.ts';
import classes from './invoice-page.module.css';

/** The cases that contest an invoice, and what of it is not collected meanwhile. */
export const ContestsCard = ({ invoice: { contests, contested } }: { invoice: InvoiceDetails }) => {
  const { t } = useTranslation();
  const mayRead = mayDo(useMe(), 'get:claims');
  if (contests.length === 0) return null;
  return (
    <Card title={t('billing.pay.contest.cases')}>
      {contested > 0 && (
        <p role="status" className={classes.note}>
          {t('billing.pay.contest.part', { amount: money(contested) })}
        </p>
      )}
      <FactList
        facts={contests.map(({ id, status, amount }) => {
          const name = t('billing.pay.contest.case', { number: String(id) });
          const said = [t(`claims.statuses.${status}`), ...(amount === null ? [] : [money(amount)])].join(', ');
          return [name, mayRead ? <Link {...claimAddress(id)}>{said}</Link> : said] as const;
        })}
      />
    </Card>
  );
};
