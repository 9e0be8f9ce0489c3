import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from '../platform/words/use-translation.ts';
import { lazyPart } from '../platform/lazy-part.tsx';
import { onSessionEnd, type SessionEnd } from '../platform/session/session-end.ts';
import { clearSession, hasSession } from '../platform/session/session.ts';
import { signOut } from '../platform/session/sign-out.ts';
import type { AlertDialogProps } from '../ui/overlays/alert-dialog.tsx';
import { Button } from '../ui/primitives/button.tsx';

/** The same on the page itself, where the dialog did not load. */
const PlainAlert = ({ title, text, action, onAction }: AlertDialogProps) => (
  <div role="alert">
    <strong>{title}</strong> {text}{' '}
    <Button kind="primary" onClick={onAction}>
      {action}
    </Button>
  </div>
);

const AlertDialog = lazyPart(async () => (await import('../ui/overlays/alert-dialog.tsx')).AlertDialog, PlainAlert);

const texts = {
  expired: ['frame.session.expired_title', 'frame.session.expired_text', 'frame.session.log_in'],
  new_version: ['frame.session.version_title', 'frame.session.version_text', 'frame.session.log_in'],
  old_page: ['frame.session.version_title', 'frame.session.reload_text', 'frame.session.reload'],
} as const satisfies Record<SessionEnd, readonly [string, string, string]>;

/** The sign-in would end a session that was begun meanwhile in another tab: this page is opened again in that one. */
const goOn = (): void => (hasSession() ? window.location.reload() : void signOut('forced'));

/** Says why the session, or the page, is over; its one button leads on. */
export const SessionEndNotice = () => {
  const { t } = useTranslation();
  const [reason, setReason] = useState<SessionEnd | null>(null);
  useEffect(
    () =>
      onSessionEnd((why) => {
        if (why !== 'old_page') clearSession();
        setReason(why);
      }),
    [],
  );
  if (!reason) return null;
  const [title, text, action] = texts[reason];
  return (
    <Suspense>
      <AlertDialog title={t(title)} text={t(text)} action={t(action)} onAction={goOn} />
    </Suspense>
  );
};
