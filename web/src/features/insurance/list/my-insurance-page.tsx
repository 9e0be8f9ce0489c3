import type { FreePolicies as Policies } from '@portal/contract/insurance/insurance.ts';
import { insuranceStatuses } from '@portal/contract/insurance/insurance-choices.ts';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { monthWord } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon, PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { ListTools } from '../../../ui/lists/filters/list-tools.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { exportText } from '../../../ui/lists/export-text.ts';
import { LineEnd, ListHead } from '../../../ui/lists/list-head.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import { type List, useList } from '../../../ui/lists/use-list.ts';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { newInsuranceAddress } from '../addresses.ts';
import type { InsurancePage } from '../insurance.api.ts';
import { FreeTicks, InsuranceGlyph } from '../insurance-state.tsx';
import classes from '../insurance.module.css';
import type { InsuranceSearch } from './insurance-search.ts';
import { insuranceListDefinition } from './insurance-list.tsx';

const ExportDialog = lazyDialog(async () => (await import('./export-dialog.tsx')).ExportInsuranceDialog);

/** Everything that is quoted or insured. */
export const MyInsurancePage = () => {
  const { t } = useTranslation();
  usePageTitle(t('insurance.screens.title'));
  useBreadcrumb([{ label: t('insurance.screens.title') }]);
  const list = useList(insuranceListDefinition);
  const phone = usePhone();
  const [isExporting, setExporting] = useState(false);
  const { data } = list.query;
  const { status } = list.search;
  return (
    <ListPage>
      <ListHead title={t('insurance.screens.title')} tabs={<StateTabs list={list} />}>
        {!phone && (
          <LineEnd>
            {data?.free_policies && <FreeLeft policies={data.free_policies} />}
            <ExportButton total={data?.total} onExport={() => setExporting(true)} />
            <NewQuote />
          </LineEnd>
        )}
      </ListHead>
      {phone && data?.free_policies && <FreeLeft policies={data.free_policies} wide />}
      <ListTools
        list={list}
        showText={t('insurance.screens.list.show', { count: data?.total ?? 0 })}
        viewMenu={<EndSoon list={list} />}
        more={(closeDrawer) => (
          <ExportButton
            total={data?.total}
            onExport={() => {
              closeDrawer();
              setExporting(true);
            }}
          />
        )}
      >
        <EndSoon list={list} />
      </ListTools>
      <ListRows list={list} role="tabpanel" aria-labelledby={`${insuranceListDefinition.id}-${status ?? 'all'}`} />
      <ListFoot list={list} />
      {phone && <NewQuoteBar />}
      <Suspense>
        {isExporting && <ExportDialog total={data?.total ?? 0} onClose={() => setExporting(false)} />}
      </Suspense>
    </ListPage>
  );
};

type InsuranceList = List<InsurancePage, InsuranceSearch>;

/** The states there are, each with how many are in it. */
const StateTabs = ({ list }: { list: InsuranceList }) => {
  const { t } = useTranslation();
  const counts = list.query.data?.counts;
  const total = counts && insuranceStatuses.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  return (
    <Tabs
      label={t('insurance.screens.list.state')}
      panel={insuranceListDefinition.id}
      value={list.search.status ?? 'all'}
      onChange={(value) => list.change({ status: insuranceStatuses.find((one) => one === value) })}
      tabs={[
        { value: 'all', label: t('insurance.screens.list.all'), count: total },
        ...insuranceStatuses.map((value) => ({
          value,
          label: t(`insurance.states.${value}`),
          glyph: <InsuranceGlyph status={value} />,
          count: counts?.[value],
        })),
      ]}
    />
  );
};

const ExportButton = ({ total, onExport }: { total: number | undefined; onExport: () => void }) => {
  const { t } = useTranslation();
  return (
    <Button icon={<DownloadIcon size={16} />} onClick={onExport}>
      {exportText(total === undefined ? undefined : { total }, t)}
    </Button>
  );
};

const NewQuoteBar = () => (
  <div className={classes.bottom}>
    <NewQuote />
  </div>
);

const NewQuote = () => {
  const { t } = useTranslation();
  return (
    <LinkButton kind="primary" icon={<PlusIcon size={16} />} {...newInsuranceAddress}>
      {t('insurance.screens.new_quote')}
    </LinkButton>
  );
};

/** Free policies of the month as ticks and words; `wide` is a line of its own, on phones. */
const FreeLeft = ({ policies, wide }: { policies: Policies; wide?: boolean }) => {
  const { t } = useTranslation();
  const { left, per_month: limit, month } = policies;
  return (
    <span className={classes.freeLeft} data-wide={wide || undefined}>
      <span>{t('insurance.screens.free.title')}</span>
      <FreeTicks {...policies} />
      <span>{t('insurance.screens.free.left_short', { left, limit, month: monthWord(month, 'long') })}</span>
    </span>
  );
};

/** Shows what ends within the week, where anything does. */
const EndSoon = ({ list }: { list: InsuranceList }) => {
  const { t } = useTranslation();
  const { soon } = list.search;
  const count = list.query.data?.end_soon ?? 0;
  if (count === 0 && !soon) return null;
  return (
    <Button
      kind={soon ? 'primary' : 'ghost'}
      aria-pressed={Boolean(soon)}
      onClick={() => list.change({ soon: soon ? undefined : 'true' })}
    >
      <span className={soon ? undefined : classes.soon}>{t('insurance.screens.list.end_soon', { count })}</span>
    </Button>
  );
};
