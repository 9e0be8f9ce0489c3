export type Notice = {
  kind: 'success' | 'failure' | 'info';
  text: string;
  action?: { label: string; run: () => void };
};

type Listener = (notice: Notice) => void;

let listener: Listener | null = null;
const waiting: Notice[] = [];

/** The frame shows notices with this; what came before it was ready is shown at once. */
export const onNotice = (show: Listener): void => {
  listener = show;
  for (const notice of waiting.splice(0)) show(notice);
};

const post = (notice: Notice): void => {
  if (listener) listener(notice);
  else waiting.push(notice);
};

/** One sentence for the person: success goes by itself after 4 s, failure stays until it is closed. */
export const notify = {
  success: (text: string, action?: Notice['action']) => post({ kind: 'success', text, ...(action && { action }) }),
  failure: (text: string, action?: Notice['action']) => post({ kind: 'failure', text, ...(action && { action }) }),
  info: (text: string, action?: Notice['action']) => post({ kind: 'info', text, ...(action && { action }) }),
};
