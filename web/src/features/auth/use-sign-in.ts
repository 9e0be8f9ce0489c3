import { authCalls } from '@portal/contract/auth/auth.calls.ts';
import type { auth as authRows, Tokens } from '@portal/contract/auth/auth.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { api, callsOf } from '../../platform/api/api.ts';
import { ApiError, isRefusedBy } from '../../platform/api/api-error.ts';
import { emptyFaults, type Faults, faultText, noFaults } from '../../platform/forms/form-faults.ts';
import { refusalFaults, refusalText } from '../../platform/forms/refusal-faults.ts';
import { nextAddress } from '../../platform/session/next-address.ts';
import { isPageOutdated } from '../../platform/session/page-version.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { startSession } from '../../platform/session/session.ts';
import { useFaultFocus } from '../../platform/forms/form-focus.ts';

const stepMs = 250;

const secondsUntil = (moment: number | null): number =>
  moment === null ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Whole seconds until a moment in milliseconds since 1970, counted down on the screen; 0 once it is reached. */
const useCountdown = (moment: number | null): number => {
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  useEffect(() => {
    if (secondsUntil(moment) === 0) return;
    const timer = setInterval(() => {
      redraw();
      if (secondsUntil(moment) === 0) clearInterval(timer);
    }, stepMs);
    return () => clearInterval(timer);
  }, [moment]);
  return secondsUntil(moment);
};

const auth = callsOf<typeof authRows>(authCalls);

const route = getRouteApi('/guest/login');

/** A throttled sign-in: whose it was, and when it may be tried again. */
type Pause = { username: string; until: number };

/** Keeps the tokens and opens the requested address, else the person's first screen. */
export const useEnter = () => {
  const router = useRouter();
  const { next } = route.useSearch();
  return async (tokens: Tokens): Promise<void> => {
    startSession(tokens);
    queryClient.clear();
    const href = nextAddress(next);
    // A sign-in page that was open across a deployment leads into the new version and not to a second sign-in.
    if (isPageOutdated()) window.location.replace(href);
    else await router.navigate({ href, replace: true });
  };
};

/** Signs in with what was typed. */
const useSignInCall = (username: string, onRefused: (error: Error) => void) => {
  const enter = useEnter();
  const [pause, setPause] = useState<Pause | null>(null);
  const call = useMutation({
    mutationFn: ({ password, code }: { password: string; code: string }) =>
      api(auth.signIn, { body: { username: username.trim(), password, ...(code && { code }) } }),
    onSuccess: enter,
    onError: (error) => {
      setPause(pauseOf(error, username));
      onRefused(error);
    },
  });
  return { call, pause };
};

/**
 * The sign-in form. `wait` counts the seconds until the same person may try again; somebody else may at once.
 * The first screen is kept small, so its two required fields do not use the form library.
 */
export const useSignIn = () => {
  const { t } = useTranslation();
  const root = useRef<HTMLFormElement>(null);
  const focusFault = useFaultFocus(root);
  const [form, setForm] = useState({ username: '', password: '', code: '' });
  const [asksForCode, setAsksForCode] = useState(false);
  const [faults, setFaults] = useState<Faults>(noFaults);
  const show = (found: Faults) => {
    setFaults(found);
    focusFault();
  };
  const { call, pause } = useSignInCall(form.username, (error) => {
    // Asked for a code for the first time, nothing is wrong yet.
    if (isRefusedBy(error, 'auth.second_factor_needed')) setAsksForCode(true);
    else show(refusalFaults(form, error));
  });
  const wait = useCountdown(pause?.username === form.username ? pause.until : null);
  const field = (name: keyof typeof form) => ({
    value: form[name],
    onChange: (value: string) => {
      setForm({ ...form, [name]: value });
      setFaults(({ [name]: _changed, ...others }) => others);
    },
    error: faultText(faults[name], t),
  });
  const submit = () => {
    const { code, ...credentials } = form;
    const found = emptyFaults(asksForCode ? form : credentials);
    show(found);
    if (Object.keys(found).length === 0 && !call.isPending) call.mutate({ password: form.password, code });
  };
  const back = () => {
    setAsksForCode(false);
    setForm({ ...form, password: '', code: '' });
    call.reset();
  };
  const step = { asksForCode, back };
  const error = hasNoMessage(call.error) ? t('auth.errors.invalid_credentials') : refusalText(form, call.error);
  const shownError = isRefusedBy(call.error, 'auth.second_factor_needed') ? null : error;
  if (!pause) return { root, field, submit, pending: call.isPending, wait, error: shownError, step };
  const pausedError = wait > 0 ? (isThrottled(call.error) ? t('auth.sign_in.throttled') : error) : null;
  return { root, field, submit, pending: call.isPending, wait, error: pausedError, step };
};

const hasNoMessage = (refusal: unknown): boolean =>
  refusal instanceof ApiError && refusal.status === 401 && refusal.items.length === 0;

/** Refused for too many tries: its message names seconds, which would stand still beside the countdown. */
const isThrottled = (refusal: unknown): boolean => isRefusedBy(refusal, 'auth.throttled');

const pauseOf = (error: unknown, username: string): Pause | null =>
  error instanceof ApiError && error.status === 429 && error.retry_at !== null
    ? { username, until: error.retry_at }
    : null;
