import { notify } from './notify.ts';
import { translate } from './words/translate.ts';

/** Copies a text and says so with `copied`; where the browser does not allow it, says that. Answers whether it did. */
export const copyText = async (text: string, copied?: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    notify.failure(translate('frame.failure.copy'));
    return false;
  }
  if (copied) notify.success(copied);
  return true;
};
