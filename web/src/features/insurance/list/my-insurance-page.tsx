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
import { FilterLine } from '../../../ui/lists/filters/filter-line.tsx';
import { FilterPills } from '../../../ui/lists/filters/filter-pills.tsx';
import { ListSearchField } from '../../../ui/lists/filters/list-search-field.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { LineEnd, ListHead } from '../../../ui/lists/list-head.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import { TableAppearance } from '../../../ui/lists/table/table-appearance.tsx';
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
  const counts = data?.counts;
  const total = counts && insuranceStatuses.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  return (
    <ListPage>
      <ListHead
        title={t('insurance.screens.title')}
        tabs={
          <Tabs
            label={t('insurance.screens.list.state')}
            panel={insuranceListDefinition.id}
            value={status ?? 'all'}
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
        }
      >
        <LineEnd>
          {!phone && data?.free_policies && <FreeLeft policies={data.free_policies} />}
          <Button icon={<DownloadIcon size={16} />} onClick={() => setExporting(true)}>
            {data ? t('lists.export.open_total', { total: data.total }) : t('lists.export.open')}
          </Button>
          {!phone && <NewQuote />}
        </LineEnd>
      </ListHead>
      {phone && data?.free_policies && <FreeLeft policies={data.free_policies} wide />}
      <FilterLine>
        <ListSearchField list={list} />
        <FilterPills list={list} />
        <EndSoon list={list} />
        <LineEnd>{!phone && <TableAppearance list={list} />}</LineEnd>
      </FilterLine>
      <ListRows list={list} role="tabpanel" aria-labelledby={`${insuranceListDefinition.id}-${status ?? 'all'}`} />
      <ListFoot list={list} />
      {phone && <NewQuoteBar />}
      <Suspense>
        {isExporting && <ExportDialog total={data?.total ?? 0} onClose={() => setExporting(false)} />}
      </Suspense>
    </ListPage>
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
const EndSoon = ({ list }: { list: List<InsurancePage, InsuranceSearch> }) => {
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
      {t('insurance.screens.list.end_soon', { count })}
    </Button>
  );
};
