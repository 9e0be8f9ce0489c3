import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../platform/load-chunk.ts';
import { onNotice, type Notice } from '../platform/notify.ts';

type Toasts = ComponentType<{ notices: readonly Notice[] }>;

/** Loads the toasts with the first thing there is to say; without them, offline for example, it is said in plain text. */
export const Notices = () => {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [toasts, setToasts] = useState<{ Toasts: Toasts } | 'missing' | null>(null);
  useEffect(() => onNotice((notice) => setNotices((earlier) => [...earlier, notice])), []);
  const last = notices.at(-1);
  const isLoaded = typeof toasts === 'object' && toasts !== null;
  useEffect(() => {
    if (!last || isLoaded) return;
    loadChunk(() => import('../ui/overlays/toasts.tsx')).then(setToasts, () => setToasts('missing'));
  }, [last, isLoaded]);
  if (!last || toasts === null) return null;
  return toasts === 'missing' ? <p role="alert">{last.text}</p> : <toasts.Toasts notices={notices} />;
};
