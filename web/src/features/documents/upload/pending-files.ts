import type { UploadedType } from '@portal/contract/documents/document-types.ts';
import { useSyncExternalStore } from 'react';

/** A file somebody chose, until it is with its load or discarded. */
export type PendingFile = {
  id: string;
  /** Of the effect: sent again unchanged, the file is added once. */
  key: string;
  file: File;
  type: UploadedType;
  note: string;
  /** The paper it is a newer version of. */
  replaces?: { id: number; name: string } | undefined;
  state: 'ready' | 'waiting' | 'sending' | 'failed';
  /** How much of it has left, 0 to 1. */
  sent: number;
  /** What was refused, in the reader's language when it is shown. */
  error?: unknown;
};

const none: readonly PendingFile[] = [];
// Beside the screens: a file goes on being sent, and one that failed is kept, while somebody looks at another page.
const byLoad = new Map<number, readonly PendingFile[]>();
const listeners = new Set<() => void>();

export const pendingOf = (loadId: number): readonly PendingFile[] => byLoad.get(loadId) ?? none;

const warnBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Changes what is pending for a load. The browser asks before a page is left that has files nobody else has. */
export const setPending = (loadId: number, change: (files: readonly PendingFile[]) => readonly PendingFile[]): void => {
  byLoad.set(loadId, change(pendingOf(loadId)));
  const some = [...byLoad.values()].some((files) => files.length > 0);
  window.removeEventListener('beforeunload', warnBeforeLeaving);
  if (some) window.addEventListener('beforeunload', warnBeforeLeaving);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The files chosen for a load that are not with it yet. */
export const usePending = (loadId: number): readonly PendingFile[] =>
  useSyncExternalStore(subscribe, () => pendingOf(loadId));

/** What a file most likely is, by its name, then by its kind; the person has the last word. */
const namedTypes: readonly (readonly [RegExp, UploadedType])[] = [
  [/(?<![a-z])(pod|proof[ _-]of[ _-]delivery|(prueba|comprobante)[ _-]de[ _-]entrega)(?![a-z])/i, 'pod'],
  [/(?<![a-z])(bol|lading|conocimiento)(?![a-z])/i, 'bol'],
  [/packing|empaque/i, 'packing_list'],
  [/invoice|factura/i, 'commercial_invoice'],
];

const guessedType = ({ name, type }: File): UploadedType =>
  namedTypes.find(([pattern]) => pattern.test(name))?.[1] ?? (/^image\/(?!tiff)/.test(type) ? 'photo' : 'other');

type Replaced = { id: number; name: string; type: UploadedType };

/** Takes files to be sent to a load; with `replaces`, the one that is a newer version of it. */
export const choose = (loadId: number, files: readonly File[], replaces?: Replaced): void => {
  const chosen = (replaces ? files.slice(0, 1) : files).map((file): PendingFile => ({
    id: crypto.randomUUID(),
    key: crypto.randomUUID(),
    file,
    type: replaces?.type ?? guessedType(file),
    note: '',
    replaces,
    state: 'ready',
    sent: 0,
  }));
  setPending(loadId, (before) => [...before, ...chosen]);
};

/** Changes what is said of a file; it is then another request than the one that failed. */
export const change = (loadId: number, id: string, said: Partial<Pick<PendingFile, 'type' | 'note'>>): void =>
  setPending(loadId, (files) =>
    files.map((one) => (one.id === id ? { ...one, ...said, key: crypto.randomUUID() } : one)),
  );
