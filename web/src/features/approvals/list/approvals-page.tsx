import { approvalViews } from '@portal/contract/approvals/approval-states.ts';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SlidersIcon } from '../../../ui/icons/navigation-icons.tsx';
import { CalendarIcon } from '../../../ui/icons/status-icons.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { LineEnd, ListHead } from '../../../ui/lists/list-head.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import { useList } from '../../../ui/lists/use-list.ts';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { myLoadsAddress } from '../../loads/addresses.ts';
import { approvalRulesAddress } from '../addresses.ts';
import { approvalsList } from './approvals-list.tsx';

const AwayDialog = lazyDialog(async () => (await import('./away-dialog.tsx')).AwayDialog);

/** Every request the reader may see, by what they have to do with it. */
export const ApprovalsPage = () => {
  const { t } = useTranslation();
  const me = useMe();
  usePageTitle(t('approvals.title'));
  useBreadcrumb([{ label: t('frame.navigation.my_loads'), address: myLoadsAddress }, { label: t('approvals.title') }]);
  const list = useList(approvalsList);
  const [isAway, setAway] = useState(false);
  const { search, change } = list;
  const { data } = list.query;
  const view = search.view ?? 'waiting';
  return (
    <ListPage>
      <ListHead
        title={t('approvals.title')}
        tabs={
          <Tabs
            label={t('approvals.screens.list.tabs')}
            panel={approvalsList.id}
            value={view}
            onChange={(next) => change({ view: next })}
            tabs={approvalViews.map((one) => ({
              value: one,
              label: t(`approvals.screens.list.${one}`),
              count: data?.counts[one],
            }))}
          />
        }
      >
        <span role="status">
          {data ? t('approvals.screens.list.sum', { count: data.total, amount: money(data.amount) }) : '\u00a0'}
        </span>
        <LineEnd>
          {mayDo(me, 'post:approval') && !me.signed_in_as && (
            <Button kind="ghost" icon={<CalendarIcon size={16} />} onClick={() => setAway(true)}>
              {t('approvals.screens.list.away')}
            </Button>
          )}
          {mayDo(me, 'get:approval-rule') && (
            <LinkButton {...approvalRulesAddress} icon={<SlidersIcon size={16} />}>
              {t('approvals.screens.list.rules')}
            </LinkButton>
          )}
        </LineEnd>
      </ListHead>
      <ListRows list={list} role="tabpanel" aria-labelledby={`${approvalsList.id}-${view}`} />
      <ListFoot list={list} />
      <Suspense>{isAway && <AwayDialog onClose={() => setAway(false)} />}</Suspense>
    </ListPage>
  );
};
