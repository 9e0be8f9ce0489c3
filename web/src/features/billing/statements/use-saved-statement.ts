import { useMutation } from '@tanstack/react-query';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { saveStatement } from '../../accounts/accounts.api.ts';

type File = { month: string; format: 'pdf' | 'xlsx' };

/** Saves statements of an account as files, of the reader's own where none is named. */
export const useSavedStatement = (account: number | undefined) => {
  const saving = useMutation({
    mutationFn: ({ month, format }: File) =>
      saveStatement({ month, ...(account && { account_id: account }), format, language: currentLanguage() }),
    onError: notifyFailure,
  });
  return {
    isSaving: ({ month, format }: File) =>
      saving.isPending && saving.variables.month === month && saving.variables.format === format,
    save: (file: File) => saving.mutate(file),
  };
};
