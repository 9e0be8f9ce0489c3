import type { UploadedType } from '@portal/contract/documents/document-types.ts';
import { useSyncExternalStore } from 'react';

/** A chosen file that is neither uploaded nor discarded yet. */
export type PendingFile = {
  id: string;
  /** Idempotency key: sent again unchanged, the file is added once. */
  key: string;
  file: File;
  type: UploadedType;
  note: string;
  /** The document of which it is a new version. */
  replaces?: { id: number; name: string } | undefined;
  state: 'ready' | 'waiting' | 'sending' | 'failed';
  /** Uploaded share, 0 to 1. */
  sent: number;
  /** The failure of the last upload. */
  error?: unknown;
};

const none: readonly PendingFile[] = [];
// Kept outside of React: uploads continue, and failed files stay, while another page is open.
const byLoad = new Map<number, readonly PendingFile[]>();
const listeners = new Set<() => void>();

export const pendingOf = (loadId: number): readonly PendingFile[] => byLoad.get(loadId) ?? none;

const warnBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Changes the pending files of a load. While there are any, the browser asks before the page is left. */
export const setPending = (loadId: number, change: (files: readonly PendingFile[]) => readonly PendingFile[]): void => {
  byLoad.set(loadId, change(pendingOf(loadId)));
  const hasPending = [...byLoad.values()].some((files) => files.length > 0);
  window.removeEventListener('beforeunload', warnBeforeLeaving);
  if (hasPending) window.addEventListener('beforeunload', warnBeforeLeaving);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The pending files of a load. */
export const usePending = (loadId: number): readonly PendingFile[] =>
  useSyncExternalStore(subscribe, () => pendingOf(loadId));

/** Guesses the type of a file by its name or content type; the person can change it. */
const namedTypes: readonly (readonly [RegExp, UploadedType])[] = [
  [/(?<![a-z])(pod|proof[ _-]of[ _-]delivery|(prueba|comprobante)[ _-]de[ _-]entrega)(?![a-z])/i, 'pod'],
  [/(?<![a-z])(bol|lading|conocimiento)(?![a-z])/i, 'bol'],
  [/packing|empaque/i, 'packing_list'],
  [/invoice|factura/i, 'commercial_invoice'],
];

const guessedType = ({ name, type }: File): UploadedType =>
  namedTypes.find(([pattern]) => pattern.test(name))?.[1] ?? (/^image\/(?!tiff)/.test(type) ? 'photo' : 'other');

type Replaced = { id: number; name: string; type: UploadedType };

/** Adds files to the pending ones of a load; with `replaces`, one file as the new version of that document. */
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

/** Changes type or note of a file, which therefore gets a new idempotency key. */
export const change = (loadId: number, id: string, changes: Partial<Pick<PendingFile, 'type' | 'note'>>): void =>
  setPending(loadId, (files) =>
    files.map((one) => (one.id === id ? { ...one, ...changes, key: crypto.randomUUID() } : one)),
  );
