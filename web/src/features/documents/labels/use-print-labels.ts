import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { askedLabels, type LabelChoices } from './label-choices.ts';
import { labelsFile } from './labels.api.ts';
import { printBlob } from './print-blob.ts';
import { documentKeys } from '../documents.keys.ts';

export type LabelDeed = 'download' | 'print' | 'copy';

/** Fetches the labels and does with them what was asked; a refusal is told, the choices stay. */
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
    mutationFn: async ({ choices, deed }: { choices: LabelChoices; deed: LabelDeed }) => {
      const { blob, name } = await labelsFile(loadId, askedLabels(choices));
      if (deed === 'copy') await copy(blob);
      else if (deed === 'print') printBlob(blob);
      else saveFile(blob, name);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: documentKeys.ofLoad(loadId) }),
    onError: (error) => notify.failure(errorText(error)),
  });
};
