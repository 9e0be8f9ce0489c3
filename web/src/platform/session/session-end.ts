export type SessionEnd = 'expired' | 'new_version';
type Listener = (reason: SessionEnd) => void;

let listener: Listener | null = null;
let ended: SessionEnd | null = null;

/** The frame registers the popup that tells a person why they are signed out, even if that came before it. */
export const onSessionEnd = (tell: Listener): void => {
  listener = tell;
  if (ended) tell(ended);
};

/** Tells once a page that the session is over, however many calls notice it. */
export const endSession = (reason: SessionEnd): void => {
  if (ended) return;
  ended = reason;
  listener?.(reason);
};
