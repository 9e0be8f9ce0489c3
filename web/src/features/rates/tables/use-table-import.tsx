import type { ImportReport, SharedTable } from '@portal/contract/rates/rate-table.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { importTable } from '../rates.api.ts';
import { type ReportTexts, ImportReportCard } from '../tariff/import-report-card.tsx';

type TableImport = {
  name: SharedTable;
  /** The file is saved: what is on screen is read again. */
  onSaved: () => Promise<void>;
  texts?: ReportTexts;
};

const failed = (error: unknown) => notify.failure(errorText(error));

/** A file tried against a shared table: nothing is saved before it is taken. */
export const useTableImport = ({ name, onSaved, texts }: TableImport) => {
  const { t } = useTranslation();
  const [tried, setTried] = useState<{ file: File; report: ImportReport } | null>(null);
  const taking = useMutation({
    mutationFn: (file: File) => importTable(name, { file, dry_run: false }),
    onSuccess: async () => {
      await onSaved();
      setTried(null);
      notify.success(t('rates.importing.saved'));
    },
    onError: failed,
  });
  const read = (file: File) =>
    void importTable(name, { file, dry_run: true })
      .then((report) => setTried({ file, report }))
      .catch(failed);
  const card = tried && (
    <ImportReportCard
      file={tried.file}
      report={tried.report}
      take={t('rates.importing.take_table', { count: tried.report.added + tried.report.changed })}
      isTaking={taking.isPending}
      onTake={() => taking.mutate(tried.file)}
      onCancel={() => setTried(null)}
      texts={texts}
    />
  );
  return { read, card };
};
