import type { InsuranceStatus } from '@portal/contract/insurance/insurance-choices.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { money, shortMoney } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { insuranceAddress } from '../addresses.ts';
import { insuranceList } from '../insurance.api.ts';
import classes from './load-policies.module.css';

/** What was bought and not given back. */
const bought: readonly InsuranceStatus[] = ['reserved', 'issuing', 'in_force', 'claim_open', 'ended'];

/** The policies of a load; nothing where it has none. */
export const LoadPolicies = ({ load }: { load: { id: number } }) => {
  const { t } = useTranslation();
  const { data } = useQuery({
    ...insuranceList({ load_id: load.id, status: [...bought] }),
    enabled: mayDo(useMe(), 'get:insurance'),
  });
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={t('insurance.load.title')}>
      <ul className={classes.list}>
        {data.items.map(({ id, certificate, chosen }) => (
          <li key={id} className={classes.policy}>
            <Link {...insuranceAddress(id)}>{certificate?.number ?? t('insurance.load.policy', { id })}</Link>
            {chosen && (
              <span className={classes.quiet}>
                {[t('insurance.load.up_to', { cover: shortMoney(chosen.limit) }), money(chosen.total)].join(' · ')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};
