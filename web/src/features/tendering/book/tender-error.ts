import { ApiError, errorText } from '../../../platform/api/api-error.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';

/** The refusals of a booking as one text: several messages joined with a period. */
export const tenderErrorText = (error: unknown): string => {
  if (!(error instanceof ApiError) || error.items.length === 0) return errorText(error);
  const messages = error.items.map(({ msg }) => msg[currentLanguage()].replace(/\.$/, ''));
  return `${messages.join('. ')}.`;
};

/** Whether a booking was refused because rules ask for an approval. */
export const needsApproval = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.items[0]?.code === 'approvals.needed';
