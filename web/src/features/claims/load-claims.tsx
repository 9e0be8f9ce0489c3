import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { mayDo, useMe } from '../../platform/session/current-user.ts';
import { watchLoad } from '../../platform/live/socket.ts';
import { Card } from '../../ui/primitives/card.tsx';
import { claimAddress, claimsAddress } from './addresses.ts';
import { claimsOfLoad } from './claims.api.ts';
import { claimMoney } from './claim-money.ts';
import { ClaimStatusChip } from './claim-status-chip.tsx';
import { claimTitle } from './claim-subject.ts';
import { DaysLeft } from './days-left.tsx';
import classes from './load-claims.module.css';

/** The claims and disputes of a load, live; nothing where it has none. */
export const LoadClaims = ({ load }: { load: Pick<LoadDetails, 'id'> }) => {
  const { t } = useTranslation();
  const me = useMe();
  const client = useQueryClient();
  const may = mayDo(me, 'get:claims');
  const { data } = useQuery({ ...claimsOfLoad(load.id), enabled: may });
  useEffect(() => {
    if (!may) return undefined;
    const refetch = () => void client.invalidateQueries({ queryKey: claimsOfLoad(load.id).queryKey });
    return watchLoad(load.id, { 'claim-changed': refetch }, refetch);
  }, [client, load.id, may]);
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={t('claims.load.panel.title')} aside={<Link {...claimsAddress}>{t('claims.load.panel.all')}</Link>}>
      <ul className={classes.list}>
        {data.items.map((claim) => (
          <li key={claim.id} className={classes.claim}>
            <div className={classes.line}>
              <Link {...claimAddress(claim.id)}>{claimTitle(claim, t)}</Link>
              <ClaimStatusChip status={claim.status} />
            </div>
            <div className={classes.quiet}>
              <span>
                {[claim.id, claim.amount !== null && claimMoney(claim.amount, claim.currency)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {claim.next_deadline && <DaysLeft day={claim.next_deadline.due_on} />}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
};
