import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { boughtStatuses } from '@portal/contract/insurance/insurance-choices.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { money, shortMoney } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { insuranceAddress, insureLoadAddress } from '../addresses.ts';
import { coverPrices, insuranceList } from '../insurance.api.ts';
import { isInsurable, mayInsure } from '../may-insure.ts';
import classes from './load-policies.module.css';

type PolicyLoad = Pick<LoadDetails, 'id' | 'status'>;

/** The policies of a load; that it has none where one can still be bought, and nothing where that is over. */
export const LoadPolicies = ({ load }: { load: PolicyLoad }) => {
  const { t } = useTranslation();
  const me = useMe();
  const { data } = useQuery({
    ...insuranceList({ load_id: load.id, status: [...boughtStatuses] }),
    enabled: mayDo(me, 'get:insurance'),
  });
  if (!data) return null;
  if (data.items.length === 0) {
    const isBuyable = mayInsure(me) && mayDo(me, 'post:insurance') && isInsurable(load.status);
    return isBuyable ? <Uninsured loadId={load.id} /> : null;
  }
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

/** Says what stands between the shipper and a loss, and leads to the offers; goods nobody insures have none. */
const Uninsured = ({ loadId }: { loadId: number }) => {
  const { t } = useTranslation();
  const { data } = useQuery(coverPrices(loadId));
  if (!data || data.outcome === 'excluded') return null;
  const prices = data.offers.filter(({ code }) => code !== 'free').map(({ total }) => total);
  return (
    <Card title={t('insurance.load.uninsured')}>
      <p className={classes.text}>{t('insurance.load.uninsured_text')}</p>
      <LinkButton size="small" {...insureLoadAddress(loadId)}>
        {prices.length > 0
          ? t('insurance.load.insure_from', { price: money(Math.min(...prices)) })
          : t('insurance.load.insure')}
      </LinkButton>
    </Card>
  );
};
