import type { Claim } from '@portal/contract/claims/claim.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { claimMoney } from '../claim-money.ts';
import classes from './claim-page.module.css';

/** Amounts claimed, offered and recovered. */
export const ClaimMoney = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation();
  const amounts = [
    ['claimed', claim.amount, 'to_find'],
    ['offered', claim.offer_amount, 'none'],
    ['recovered', claim.recovered_amount, 'none'],
  ] as const;
  return (
    <Card title={t('claims.screens.page.money')}>
      <dl className={classes.money}>
        {amounts.map(([name, amount, emptyPhrase]) => (
          <div key={name}>
            <dt>{t(`claims.screens.page.${name}`)}</dt>
            <dd data-none={amount === null || undefined}>
              {amount === null ? t(`claims.screens.page.${emptyPhrase}`) : claimMoney(amount, claim.currency)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
