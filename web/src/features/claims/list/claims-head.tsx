import type { claims } from '@portal/contract/claims/claims.contract.ts';
import type { Received } from '@portal/contract/http/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { ListHead } from '../../../ui/lists/list-head.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { claimMoney } from '../claim-money.ts';
import classes from './claims.module.css';
import { claimShows } from './claims-search.ts';
import { useClaimsSearch } from './use-claims-search.ts';

export type ClaimsPageData = Received<typeof claims.list>;

/** Id of what the tabs change. */
export const claimsPanel = 'claims-list';

/** Title, sums of all that match, and the tabs by whose turn it is. */
export const ClaimsHead = ({ data }: { data: ClaimsPageData | undefined }) => {
  const { t } = useTranslation();
  const [search, change] = useClaimsSearch();
  return (
    <ListHead
      title={t('claims.screens.title')}
      tabs={
        <Tabs
          label={t('claims.screens.list.shows_label')}
          panel={claimsPanel}
          value={search.show ?? 'all'}
          onChange={(show) => change({ show })}
          tabs={claimShows.map((show) => ({
            value: show,
            label: t(`claims.screens.list.shows.${show}`),
            count: data?.counts[show],
          }))}
        />
      }
    >
      <Sums data={data} />
    </ListHead>
  );
};

/** What was claimed and what came back, by currency. */
const Sums = ({ data }: { data: ClaimsPageData | undefined }) => {
  const { t } = useTranslation();
  const sums = (data?.sums ?? []).filter(({ claimed, recovered }) => claimed > 0 || recovered > 0);
  if (sums.length === 0) return null;
  const text = (part: 'claimed' | 'recovered') => sums.map((sum) => claimMoney(sum[part], sum.currency)).join(' + ');
  return (
    <dl className={classes.sums}>
      <div>
        <dt>{t('claims.screens.list.claimed')}</dt>
        <dd>{text('claimed')}</dd>
      </div>
      <div>
        <dt>{t('claims.screens.list.recovered')}</dt>
        <dd>{text('recovered')}</dd>
      </div>
    </dl>
  );
};
