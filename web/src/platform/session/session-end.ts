import { actingToken, stopActing } from './acting-session.ts';

export type SessionEnd = 'expired' | 'new_version';
/** What this tab opens once nobody acts for another account in it any more: everything of that account is gone. */
export const returnToOwnAccount = (): void => {
  stopActing();
  window.location.assign('/');
};

type Listener = (reason: SessionEnd) => void;

let listener: Listener | null = null;
let ended: SessionEnd | null = null;

/** The frame registers the dialog that says why a person is signed out, even if that came before it. */
export const onSessionEnd = (show: Listener): void => {
  listener = show;
  if (ended) show(ended);
};

/** Says once a page that the session is over, however many calls notice it. */
export const endSession = (reason: SessionEnd): void => {
  if (reason === 'expired' && actingToken()) return returnToOwnAccount();
  if (ended) return;
  ended = reason;
  listener?.(reason);
};
