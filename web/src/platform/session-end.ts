export type SessionEnd = 'expired' | 'new_version';
type Listener = (reason: SessionEnd) => void;

let listener: Listener | null = null;
let ended = false;

/** The frame registers the popup that tells a person why they are signed out. */
export const onSessionEnd = (tell: Listener): void => {
  listener = tell;
};

/** Tells once a page that the session is over, however many calls notice it. */
export const endSession = (reason: SessionEnd): void => {
  if (ended || !listener) return;
  ended = true;
  listener(reason);
};
