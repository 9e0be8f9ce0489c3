import { generatedPapersCalls } from '@portal/contract/documents/generated-papers.calls.ts';
import type { generatedPapers as generatedPapersRows } from '@portal/contract/documents/generated-papers.contract.ts';
import type { JoinedType } from '@portal/contract/documents/generated-types.ts';
import { useMutation } from '@tanstack/react-query';
import { apiFile, callsOf } from '../../../../platform/api/api.ts';
import { notifyFailure } from '../../../../platform/api/notify-failure.ts';
import { canPrint, printBlob } from '../../../../platform/print-blob.ts';
import { saveFile } from '../../../../platform/save-file.ts';

const generatedPapers = callsOf<typeof generatedPapersRows>(generatedPapersCalls);

/** Fetches one paper of each load as one PDF and prints it; a browser that cannot print PDFs saves it. */
export const usePrintPapers = (type: JoinedType) =>
  useMutation({
    mutationFn: async (load_ids: number[]) => {
      const { blob, name } = await apiFile(generatedPapers.joined, { query: { load_ids, type } });
      if (canPrint()) printBlob(blob);
      else saveFile(blob, name);
    },
    onError: notifyFailure,
  });
