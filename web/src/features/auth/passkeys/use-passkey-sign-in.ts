import type { Tokens } from '@portal/contract/auth/auth.contract.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, errorText } from '../../../platform/api/api-error.ts';
import { loadChunk } from '../../../platform/load-chunk.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { canHavePasskeys } from './browser-passkeys.ts';

/** Fetched where the browser can have passkeys, after the page is there. */
const loadPasskeys = () => loadChunk(() => import('./passkeys.api.ts'));

/** Refusals are for the person to read; that the list could not be offered is not. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** A file that did not arrive offered no choice to end. */
const ignored = (): void => undefined;

/** Sooner than the server forgets what the browser signs in by. */
const renewMs = 9 * 60_000;

/**
 * Signing in with a passkey: by `start`, or by the browser's list at the e-mail field, which is offered while the page is
 * open and nobody is being signed in: two sign-ins at once would each open the next screen.
 */
export const usePasskeySignIn = (enter: (tokens: Tokens) => Promise<void>) => {
  const { t } = useTranslation();
  const [isOffered] = useState(canHavePasskeys);
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const start = async () => {
    setPending(true);
    setError(null);
    try {
      const { choosePasskey } = await loadPasskeys();
      const tokens = await choosePasskey();
      if (tokens) await enter(tokens);
      else setError(t('auth.sign_in.passkey_not_used'));
    } catch (refusal) {
      setError(errorText(refusal));
    } finally {
      setPending(false);
    }
  };
  const offerAtField = useEffectEvent(async (isOver: () => boolean) => {
    try {
      const { chooseListedPasskey } = await loadPasskeys();
      const tokens = await chooseListedPasskey(isOver);
      if (!tokens || isOver()) return;
      setPending(true);
      await enter(tokens).finally(() => setPending(false));
    } catch (refusal) {
      if (isRefusal(refusal) && !isOver()) setError(errorText(refusal));
    }
  });
  useEffect(() => {
    if (!isOffered || pending) return;
    let isOver = false;
    const offer = () => void offerAtField(() => isOver);
    offer();
    const timer = setInterval(offer, renewMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isOffered, pending]);
  // Whoever leaves the page is asked no more.
  useEffect(
    () => () => void (isOffered && loadPasskeys().then(({ endPasskeyChoice }) => endPasskeyChoice(), ignored)),
    [isOffered],
  );
  return { isOffered, pending, error, start: () => void start(), clear: () => setError(null) };
};
