import { advancedSearch } from '@portal/contract/loads/advanced-search.contract.ts';
import { exportLimit } from '@portal/contract/loads/loads.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { api } from '../../../platform/api/api.ts';
import { errorText } from '../../../platform/api/api-error.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { notify } from '../../../platform/notify.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { exportLoads } from '../loads.api.ts';
import classes from './export-dialog.module.css';
import { countText } from '../../../ui/lists/count-text.ts';
import { isAdvanced } from './advanced/advanced-criteria.ts';
import { advancedQueryOf, queryOf, type ListSearch } from './list-search.ts';
import { saveFile } from '../../../platform/save-file.ts';

/** The loads to write: those chosen one by one, or all that the list finds. */
export type ExportOf =
  | { ids: readonly number[] }
  | { search: ListSearch; total: number; total_capped?: boolean | undefined };

type ExportDialogProps = { of: ExportOf; onClose: () => void };

const formats = ['csv', 'xlsx'] as const;

/** Saves loads as a file. More than 200 are refused here already; the server has the last word. */
export const ExportDialog = ({ of, onClose }: ExportDialogProps) => {
  const { t } = useTranslation();
  const [format, setFormat] = useState<(typeof formats)[number]>('csv');
  const words = useExportWords(of);
  const saving = useMutation({
    mutationFn: async () => exportLoads({ ...(await exportQuery(of)), format, language: currentLanguage() }),
    onSuccess: ({ blob, name }) => {
      saveFile(blob, name);
      notify.success(t('lists.export.done', { name }));
      onClose();
    },
  });
  const refusal = words.refusal ?? (saving.error && errorText(saving.error));
  return (
    <Dialog
      title={t('loads.my_loads.export.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('frame.confirm.cancel')}</Button>
          <Button
            kind="primary"
            pending={saving.isPending}
            disabledReason={words.refusal}
            onClick={() => saving.mutate()}
          >
            {t('lists.export.go')}
          </Button>
        </>
      }
    >
      <p className={classes.what}>{words.what}</p>
      <Segmented
        label={t('lists.export.format')}
        value={format}
        onChange={setFormat}
        options={formats.map((value) => ({ value, label: t(`lists.export.${value}`) }))}
      />
      {refusal && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
    </Dialog>
  );
};

const exportQuery = async (of: ExportOf) => {
  if ('ids' in of) return { ids: [...of.ids] };
  return isAdvanced(of.search) ? { ids: await foundIds(of.search) } : queryOf(of.search);
};

const mostOfPage = 100;

/** What an advanced search finds, by its ids: an export takes no other criteria than the list's own. */
const foundIds = async (search: ListSearch): Promise<number[]> => {
  const starts = Array.from({ length: exportLimit / mostOfPage }, (_, page) => page * mostOfPage);
  const criteria = advancedQueryOf(search);
  const pages = await Promise.all(
    starts.map((skip) => api(advancedSearch.search, { query: { ...criteria, skip, limit: mostOfPage } })),
  );
  return pages.flatMap(({ items }) => items.map(({ id }) => id));
};

/** What will be written, and why it cannot be. */
const useExportWords = (of: ExportOf): { what: string; refusal: string | null } => {
  const { t } = useTranslation();
  const count = 'ids' in of ? of.ids.length : of.total;
  const capped = 'total_capped' in of && of.total_capped;
  const refusal =
    count > exportLimit || capped
      ? t('lists.export.too_many', { limit: exportLimit })
      : count === 0
        ? t('lists.export.nothing')
        : null;
  const what =
    'ids' in of
      ? t('loads.my_loads.export.selected', { count })
      : t('loads.my_loads.export.filtered', { count, total: countText(of) });
  return { what, refusal };
};
