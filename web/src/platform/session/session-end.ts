export type SessionEnd = 'expired' | 'new_version';
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
  if (ended) return;
  ended = reason;
  listener?.(reason);
};
