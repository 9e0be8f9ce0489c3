import { lazy, Suspense, useEffect, useState } from 'react';
import { onNotice, type Notice } from '../platform/notify.ts';

const Toasts = lazy(async () => ({ default: (await import('../ui/overlays/toasts.tsx')).Toasts }));

/** Loads the toasts with the first thing there is to say. */
export const Notices = () => {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => onNotice((notice) => setNotices((earlier) => [...earlier, notice])), []);
  return (
    notices.length > 0 && (
      <Suspense>
        <Toasts notices={notices} />
      </Suspense>
    )
  );
};
