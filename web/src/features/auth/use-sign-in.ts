import { auth } from '@portal/contract/auth/auth.contract.ts';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { emptyFaults } from '../../platform/forms/form-faults.ts';
import { nextAddress } from '../../platform/session/next-address.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { startSession } from '../../platform/session/session.ts';
import { useCountdown } from '../../platform/words/use-countdown.ts';
import { useCheckedForm } from '../../platform/forms/use-checked-form.ts';

const route = getRouteApi('/guest/login');

/** The signing in that was refused for now: whose it was, and when it may be tried again. */
type Pause = { username: string; until: number };

/**
 * Signs in and goes to the address that was asked for, else to the person's first screen. `wait` counts the seconds
 * until the same person may try again; somebody else may at once.
 */
export const useSignIn = () => {
  const { t } = useTranslation();
  const router = useRouter();
  const { next } = route.useSearch();
  const [pause, setPause] = useState<Pause | null>(null);
  const signIn = useCheckedForm({
    initial: { username: '', password: '' },
    check: emptyFaults,
    send: async ({ username, password }) => {
      try {
        return await api(auth.signIn, { body: { username: username.trim(), password } });
      } catch (error) {
        setPause(pauseOf(error, username));
        throw error;
      }
    },
    onSent: async (tokens) => {
      startSession(tokens);
      queryClient.clear();
      await router.navigate({ href: nextAddress(next), replace: true });
    },
  });
  const { refusal, form } = signIn;
  const wait = useCountdown(pause?.username === form.username ? pause.until : null);
  const error = isWordless(refusal) ? t('auth.errors.invalid_credentials') : signIn.error;
  if (!pause) return { ...signIn, wait, error };
  return { ...signIn, wait, error: wait > 0 ? (isThrottled(refusal) ? t('auth.sign_in.throttled') : error) : null };
};

const isWordless = (refusal: unknown): boolean =>
  refusal instanceof ApiError && refusal.status === 401 && refusal.items.length === 0;

/** Refused only for the many attempts: the seconds it names would stand still beside those that count down. */
const isThrottled = (refusal: unknown): boolean =>
  refusal instanceof ApiError && refusal.items.some(({ code }) => code === 'auth.throttled');

const pauseOf = (error: unknown, username: string): Pause | null =>
  error instanceof ApiError && error.status === 429 && error.retry_at !== null
    ? { username, until: error.retry_at }
    : null;
