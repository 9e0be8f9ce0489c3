import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { labelRequest, type LabelChoices } from './label-choices.ts';
import { labelsFile } from './labels.api.ts';
import { printBlob } from '../../../platform/print-blob.ts';
import { documentKeys } from '../documents.keys.ts';

export type LabelAction = 'download' | 'print' | 'copy';

/** Fetches the labels and prints, copies or saves them; a refusal is shown and the choices stay. */
export const usePrintLabels = (loadId: number) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const copy = async (zpl: Blob) => {
    try {
      await navigator.clipboard.writeText(await zpl.text());
      notify.success(t('documents.labels.screen.copied'));
    } catch {
      notify.failure(t('documents.labels.screen.copy_failed'));
    }
  };
  return useMutation({
    mutationFn: async ({ choices, action }: { choices: LabelChoices; action: LabelAction }) => {
      const { blob, name } = await labelsFile(loadId, labelRequest(choices));
      if (action === 'copy') await copy(blob);
      else if (action === 'print') printBlob(blob);
      else saveFile(blob, name);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: documentKeys.ofLoad(loadId) }),
    onError: notifyFailure,
  });
};
