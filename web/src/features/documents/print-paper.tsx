import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import { useMutation } from '@tanstack/react-query';
import { notify } from '../../platform/notify.ts';
import { canPrint, printBlob } from '../../platform/print-blob.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { PrintIcon } from '../../ui/icons/action-icons.tsx';

type PrintPaperProps = { paper: LoadDocument; name: string; className: string | undefined };

/** Prints a PDF where the browser can show it. */
export const PrintPaper = ({ paper, name, className }: PrintPaperProps) => {
  const { t } = useTranslation();
  const label = t('documents.files.print', { name });
  const print = useMutation({
    mutationFn: async () => {
      const answer = await fetch(paper.url);
      if (!answer.ok) throw new Error(`the paper was not sent: ${answer.status}`);
      printBlob(await answer.blob());
    },
    onError: () => notify.failure(t('documents.files.print_failed')),
  });
  if (paper.content_type !== 'application/pdf' || !canPrint()) return null;
  return (
    <button type="button" className={className} aria-label={label} title={label} onClick={() => print.mutate()}>
      <PrintIcon size={16} />
    </button>
  );
};
