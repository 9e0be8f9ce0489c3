import { notify } from '../notify.ts';
import { errorText } from './api-error.ts';

/** Says why a call failed, in the corner: for calls whose form shows no errors. */
export const notifyFailure = (error: unknown): void => {
  notify.failure(errorText(error));
};
