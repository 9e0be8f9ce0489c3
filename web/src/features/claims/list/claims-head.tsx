import { usePhone } from '../../../platform/screen-width.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon, PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { LineEnd, ListHead } from '../../../ui/lists/list-head.tsx';
import { exportText } from '../../../ui/lists/export-text.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { ViewMenu } from '../../../ui/lists/views/view-menu.tsx';
import { claimMoney } from '../claim-money.ts';
import type { ClaimPage } from '../claims.api.ts';
import classes from './claims.module.css';
import { type ClaimList, claimShows } from './claims-search.ts';
import { useClaimViews } from './use-claim-views.ts';

type ClaimsHeadProps = { list: ClaimList; onExport: () => void; onStart: () => void };

/** Title, view, sums of all matching cases, the list as a file, a new case, and the tabs. */
export const ClaimsHead = ({ list, onExport, onStart }: ClaimsHeadProps) => {
  const { t } = useTranslation();
  const { search, change } = list;
  const { data } = list.query;
  const views = useClaimViews(list);
  const phone = usePhone();
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
      {!phone && (
        <span className={classes.view}>
          <ViewMenu views={views} />
        </span>
      )}
      <Sums data={data} />
      <Actions total={data?.total} onExport={onExport} onStart={onStart} />
    </ListHead>
  );
};

type ActionsProps = { total: number | undefined; onExport: () => void; onStart: () => void };

const Actions = ({ total, onExport, onStart }: ActionsProps) => {
  const { t } = useTranslation();
  const me = useMe();
  // Words alone fit beside each other on a phone.
  const phone = usePhone();
  return (
    <LineEnd>
      <Button icon={!phone && <DownloadIcon size={16} />} onClick={onExport}>
        {exportText(total === undefined ? undefined : { total }, t)}
      </Button>
      {mayDo(me, 'post:claims') && (
        <Button kind="primary" icon={!phone && <PlusIcon size={16} />} onClick={onStart}>
          {t('claims.screens.list.start.open')}
        </Button>
      )}
    </LineEnd>
  );
};

/** Sums claimed and recovered, by currency. */
const Sums = ({ data }: { data: ClaimPage | undefined }) => {
  const { t } = useTranslation();
  const sums = (data?.sums ?? []).filter(({ claimed, recovered }) => claimed > 0 || recovered > 0);
  const text = (part: 'claimed' | 'recovered') => sums.map((sum) => claimMoney(sum[part], sum.currency)).join(' + ');
  return (
    <div className={classes.sumsLine}>
      {sums.length > 0 && (
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
      )}
    </div>
  );
};
