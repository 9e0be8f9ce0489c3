import { advancedSearchCalls } from '@portal/contract/loads/advanced-search.calls.ts';
import type { advancedSearch as advancedSearchRows } from '@portal/contract/loads/advanced-search.contract.ts';
import { exportLimit } from '@portal/contract/lists/export-limit.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { api, callsOf } from '../../../platform/api/api.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { countText } from '../../../ui/lists/count-text.ts';
import { ExportDialog } from '../../../ui/lists/export-dialog.tsx';
import { exportLoads } from '../loads.api.ts';
import { isAdvanced } from './advanced-criteria.ts';
import { advancedQueryOf, type ListSearch, queryOf } from './list-search.ts';

const advancedSearch = callsOf<typeof advancedSearchRows>(advancedSearchCalls);

/** The loads to export: the selected ones, or all that match the list’s filters. */
export type ExportedLoads =
  | { ids: readonly number[] }
  | { search: ListSearch; total: number; total_capped?: boolean | undefined };

/** Exports loads as a file. */
export const ExportLoadsDialog = ({ of, onClose }: { of: ExportedLoads; onClose: () => void }) => {
  const { t } = useTranslation();
  const count = 'ids' in of ? of.ids.length : of.total;
  const isCapped = 'total_capped' in of && of.total_capped;
  return (
    <ExportDialog
      title={t('loads.my_loads.export.title')}
      what={
        'ids' in of
          ? t('loads.my_loads.export.selected', { count })
          : t('loads.my_loads.export.filtered', { count, total: countText(of) })
      }
      count={isCapped ? Infinity : count}
      limit={exportLimit}
      write={async (format) => exportLoads({ ...(await exportQuery(of)), format, language: currentLanguage() })}
      onClose={onClose}
    />
  );
};

const exportQuery = async (of: ExportedLoads) => {
  if ('ids' in of) return { ids: [...of.ids] };
  return isAdvanced(of.search) ? { ids: await foundIds(of.search) } : queryOf(of.search);
};

const maxPageSize = 100;

/** The ids that an advanced search finds: the export accepts only the usual filters or ids. */
const foundIds = async (search: ListSearch): Promise<number[]> => {
  const starts = Array.from({ length: exportLimit / maxPageSize }, (_, page) => page * maxPageSize);
  const criteria = advancedQueryOf(search);
  const pages = await Promise.all(
    starts.map((skip) => api(advancedSearch.search, { query: { ...criteria, skip, limit: maxPageSize } })),
  );
  return pages.flatMap(({ items }) => items.map(({ id }) => id));
};
