import type { Tokens } from '@portal/contract/auth/auth.contract.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import type { SingleSignOnChange } from '@portal/contract/single-sign-on/provider.ts';
import { singleSignOnCalls } from '@portal/contract/single-sign-on/single-sign-on.calls.ts';
import type { singleSignOn as rows } from '@portal/contract/single-sign-on/single-sign-on.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { clearSession, startSession } from '../../platform/session/session.ts';

const calls = callsOf<typeof rows>(singleSignOnCalls);

const keys = {
  answer: ['single-sign-on', 'answer'],
  link: (code: string) => ['single-sign-on', 'link', code],
  ofAccount: (accountId: number) => ['single-sign-on', 'account', accountId],
} as const;

/** Where people wanted to go before they were sent to the provider; for this tab alone. */
const nextKey = 'portal.single_sign_on_next';

/** Sends the browser to the provider of an e-mail address's domain, or of a link. */
export const beginSingleSignOn = async (body: Request<typeof rows.begin>['body'], next: string | undefined) => {
  const { redirect_to } = await api(calls.begin, { body });
  sessionStorage.setItem(nextKey, next ?? '/');
  window.location.assign(redirect_to);
};

/** Sends the browser on as soon as the screen opens. */
export const beginByLink = (code: string) =>
  queryOptions({
    queryKey: keys.link(code),
    queryFn: async () => {
      await beginSingleSignOn({ link_code: code }, undefined);
      return true;
    },
    retry: false,
    gcTime: 0,
  });

/** Where people wanted to go. */
export const requestedAddress = (): string => sessionStorage.getItem(nextKey) ?? '/';

/** Takes the provider's answer out of the address bar and its history; null where there is none. */
const takeAnswer = (): { state: string; answer: string } | null => {
  const answer = window.location.search.slice(1);
  const state = new URLSearchParams(answer).get('state');
  if (!state) return null;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return { state, answer };
};

const finish = async (body: Request<typeof rows.finish>['body']): Promise<Tokens> => api(calls.finish, { body });

/** Forgets who was signed in before, and what they had loaded. */
export const enter = (tokens: Tokens): void => {
  clearSession();
  startSession(tokens);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.answer[0] });
};

/** What came back from the provider, read once however often the screen is drawn. */
let taken: ReturnType<typeof takeAnswer> | undefined;
export const stateOfSignIn = (): string | null => (taken ??= takeAnswer())?.state ?? null;

/** Signs in with the provider's answer, once; false where the address holds none. */
export const signInByAnswer = queryOptions({
  queryKey: keys.answer,
  queryFn: async () => {
    taken ??= takeAnswer();
    if (!taken) return false;
    enter(await finish(taken));
    return true;
  },
  // An answer is taken once: neither a lost reply nor a second look at the screen sends it again.
  retry: false,
  staleTime: Infinity,
});

/** Signs in with the code of the second factor, after the provider's answer was taken. */
export const signInByCode = async (code: string): Promise<void> => {
  enter(await finish({ state: stateOfSignIn() ?? '', code }));
};

export const singleSignOnQuery = (accountId: number) =>
  queryOptions({
    queryKey: keys.ofAccount(accountId),
    queryFn: ({ signal }) => api(calls.get, { params: { id: accountId } }, signal),
  });

export const saveSingleSignOn = async (accountId: number, body: SingleSignOnChange) => {
  const saved = await api(calls.change, { params: { id: accountId }, body });
  queryClient.setQueryData(keys.ofAccount(accountId), saved);
  return saved;
};

/** What is read again once the account has changed. */
export const singleSignOnKey = keys.ofAccount;

/** Whether there is a provider at an address. */
export const testProvider = (accountId: number, issuer: string) =>
  api(calls.check, { params: { id: accountId }, body: { issuer } });
