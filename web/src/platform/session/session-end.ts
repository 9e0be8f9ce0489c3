import { actingToken, stopActing } from './acting-session.ts';
import { isPageOutdated } from './page-version.ts';

/** With `old_page` the page alone is over: the session goes on in pages of the version that is served now. */
export type SessionEnd = 'expired' | 'new_version' | 'old_page';
type Listener = (reason: SessionEnd) => void;

let listener: Listener | null = null;
let ended: SessionEnd | null = null;
let isLeaving = false;

/** What this tab opens once nobody acts for another account in it any more: everything of that account is gone. */
export const returnToOwnAccount = (): void => {
  // Calls still under way are refused from now on; that is not the end of the own session.
  isLeaving = true;
  stopActing();
  window.location.assign('/');
};

/** The frame registers the dialog that says why a person is signed out, even if that came before it. */
export const onSessionEnd = (show: Listener): void => {
  listener = show;
  if (ended) show(ended);
};

/** Says once a page that the session is over, however many calls notice it. */
export const endSession = (reason: SessionEnd): void => {
  if (ended || isLeaving) return;
  if (reason === 'expired' && actingToken()) return returnToOwnAccount();
  // Another page may have ended the session for a new version: calls of this one are the first to notice.
  ended = reason === 'expired' && isPageOutdated() ? 'new_version' : reason;
  listener?.(ended);
};
