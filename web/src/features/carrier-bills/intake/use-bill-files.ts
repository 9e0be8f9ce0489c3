import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type FileTaken, takeFile, useBillsChanged } from '../carrier-bills.api.ts';

const largestFile = 1_000_000;

export type BillFile = { id: number; file: File; format: 'csv' | 'edi'; scac: string; taken: FileTaken };
type Sent = { file: File; scac: string; again?: BillFile };

/** An interchange begins with ISA; all else is a sheet. */
const formatOf = async (file: File): Promise<'csv' | 'edi'> =>
  /^\uFEFF?\s*ISA/.test(await file.slice(0, 200).text()) ? 'edi' : 'csv';

/** Files of bills as they are taken in, the latest first; one that is sent again adds to what was taken of it. */
export const useBillFiles = () => {
  const { t } = useTranslation();
  const changed = useBillsChanged();
  const count = useRef(0);
  const [files, setFiles] = useState<readonly BillFile[]>([]);
  const send = useMutation({
    mutationFn: async ({ file, scac, again }: Sent): Promise<BillFile> => {
      const format = await formatOf(file);
      const about = { ...(scac && format === 'csv' && { scac }), ...(again && { skip_known: 'true' as const }) };
      const taken = await takeFile({ format, file, dry_run: 'false', ...about });
      const bills = [...(again?.taken.bills ?? []), ...taken.bills];
      return { id: again?.id ?? (count.current += 1), file, format, scac, taken: { ...taken, bills } };
    },
    onSuccess: (one) => {
      setFiles((before) => [one, ...before.filter(({ id }) => id !== one.id)]);
      return changed();
    },
    onError: notifyFailure,
  });
  const take = async (file: File, scac: string) => {
    if (file.size > largestFile) notify.failure(t('carrier_bills.screens.intake.too_large'));
    // Kept as it is now: a file that is saved again while it is looked at could not be read any more.
    else send.mutate({ file: new File([await file.arrayBuffer()], file.name, { type: file.type }), scac });
  };
  return {
    files,
    take,
    takeAgain: (one: BillFile) => send.mutate({ file: one.file, scac: one.scac, again: one }),
    reading: send.isPending ? send.variables.file.name : null,
  };
};
