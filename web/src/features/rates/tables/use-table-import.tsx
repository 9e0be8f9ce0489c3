import type { ImportReport, SharedTable } from '@portal/contract/rates/rate-table.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { importTable } from '../rates.api.ts';
import { isOutdated } from '../../settings/versions/use-versioned-form.ts';
import { type ReportTexts, ImportReportCard } from '../tariff/import-report-card.tsx';

type TableImport = {
  name: SharedTable;
  /** The file is saved: what is on screen is read again. */
  onSaved: () => Promise<void>;
  texts?: ReportTexts;
};

type Tried = { file: File; report: ImportReport };

/** A file tried against a shared table: nothing is saved before it is taken. */
export const useTableImport = ({ name, onSaved, texts }: TableImport) => {
  const { t } = useTranslation();
  const [tried, setTried] = useState<Tried | null>(null);
  const taking = useMutation({
    mutationFn: ({ file, report: { version } }: Tried) =>
      importTable(name, { file, dry_run: false, ...(version !== undefined && { version }) }),
    onSuccess: async () => {
      await onSaved();
      setTried(null);
      notify.success(t('rates.importing.saved'));
    },
    onError: (error, { file }) => {
      // Somebody else changed the table: what the file makes of it now is shown before it is taken.
      if (isOutdated(error)) read(file);
      notifyFailure(error);
    },
  });
  const read = (file: File) =>
    void importTable(name, { file, dry_run: true })
      .then((report) => setTried({ file, report }))
      .catch(notifyFailure);
  const card = tried && (
    <ImportReportCard
      file={tried.file}
      report={tried.report}
      take={t('rates.importing.take_table', { count: tried.report.added + tried.report.changed })}
      isTaking={taking.isPending}
      onTake={() => taking.mutate(tried)}
      onCancel={() => setTried(null)}
      texts={texts}
    />
  );
  return { read, card };
};
