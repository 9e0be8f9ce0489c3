import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ListHead } from '../../../ui/lists/list-head.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { claimMoney } from '../claim-money.ts';
import type { ClaimPage } from '../claims.api.ts';
import classes from './claims.module.css';
import { type ClaimList, claimShows } from './claims-search.ts';

/** Title, sums of all matching cases, and the tabs. */
export const ClaimsHead = ({ list }: { list: ClaimList }) => {
  const { t } = useTranslation();
  const { search, change } = list;
  const { data } = list.query;
  return (
    <ListHead
      title={t('claims.screens.title')}
      tabs={
        <Tabs
          label={t('claims.screens.list.shows_label')}
          panel={list.definition.id}
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

/** Sums claimed and recovered, by currency. */
const Sums = ({ data }: { data: ClaimPage | undefined }) => {
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
