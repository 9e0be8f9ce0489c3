import { statusGroupNames, type StatusGroup } from '@portal/contract/loads/load-status.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { number } from '../../../platform/words/format.ts';
import { StatusGlyph } from '../../../ui/status/status-glyph.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import classes from './my-loads.module.css';
import { noFilters } from './list-search.ts';
import { useListSearch } from './list-search.ts';

type StatusTabsProps = {
  /** Id of the panel that the tabs control. */
  panel: string;
  counts: Record<StatusGroup, number> | undefined;
  late: number | undefined;
};

/** A tab for each status group with its glyph and count, and a filter for the late loads. */
export const StatusTabs = ({ panel, counts, late }: StatusTabsProps) => {
  const { t } = useTranslation();
  const [search, change] = useListSearch();
  const all = counts && statusGroupNames.reduce((sum, group) => sum + counts[group], 0);
  return (
    <div className={classes.tabs}>
      <div className={classes.tabList}>
        <Tabs
          label={t('loads.my_loads.status')}
          panel={panel}
          value={search.group ?? 'all'}
          onChange={(value) => change({ group: value === 'all' ? undefined : value })}
          tabs={[
            { value: 'all' as const, label: t('loads.my_loads.all'), count: all },
            ...statusGroupNames.map((group) => ({
              value: group,
              label: t(`loads.groups.${group}`),
              glyph: <StatusGlyph tone={group} />,
              count: counts?.[group],
            })),
          ]}
        />
      </div>
      {Boolean(late) && !search.late && (
        <button
          type="button"
          className={classes.late}
          onClick={() => change({ ...noFilters, group: undefined, late: true })}
        >
          {t('loads.my_loads.running_late', { total: number(late ?? 0, 0) })}
        </button>
      )}
    </div>
  );
};
