import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { startI18n, switchLanguage } from '../words/i18n.ts';
import { chooseLanguage, saveChosenLanguage } from './choose-language.ts';
import { currentUser } from './current-user.ts';
import { startSession } from './session.ts';
import { readStored, storedKeys } from './stored.ts';

let isReachable: boolean;
let saved: unknown[];

beforeEach(async () => {
  isReachable = true;
  saved = [];
  localStorage.clear();
  await startI18n();
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', expires_in: 600, token_type: 'bearer' });
  queryClient.setQueryData(currentUser.queryKey, { user: { id: 7, language: 'en' } } as never);
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    if (!isReachable) return Promise.reject(new TypeError('offline'));
    saved.push([init.method, path, typeof init.body === 'string' && JSON.parse(init.body)]);
    return Promise.resolve(Response.json({ id: 7, language: 'es' }));
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  queryClient.clear();
  await switchLanguage('en');
});

it('saves a chosen language as the person’s', async () => {
  await chooseLanguage('es');
  expect(saved).toEqual([['PATCH', '/api/users/7', { language: 'es' }]]);
  expect(queryClient.getQueryData(currentUser.queryKey)?.user.language).toBe('es');
  expect(readStored(storedKeys.unsavedLanguage)).toBeNull();
});

it('keeps what was chosen offline and saves it later, once', async () => {
  isReachable = false;
  await chooseLanguage('es');
  expect(readStored(storedKeys.unsavedLanguage)).toBe('es');
  isReachable = true;
  await saveChosenLanguage();
  await saveChosenLanguage();
  expect(saved).toHaveLength(1);
});
