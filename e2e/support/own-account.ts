import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test';
import { apiOf, sessionOf } from './api.ts';
import { mailTo } from './mailbox.ts';
import { password, people } from './people.ts';
import { baseURL } from './product.ts';
import { test } from './test.ts';

/** An account nobody else uses, and the person who runs it. */
export type OwnAccount = { id: number; email: string; api: APIRequestContext };

/** All journeys come from one address, which may set so many passwords a minute. */
const whenAllowed = async (call: () => Promise<APIResponse>): Promise<APIResponse> => {
  const answer = await call();
  if (answer.status() !== 429) return answer;
  await sleep(Number(answer.headers()['retry-after'] ?? 1) * 1000);
  return whenAllowed(call);
};

/** Opens an account whose first user is invited; `fields` are of the account, `email` of that user. */
export const openInvitedAccount = async (
  fields: Record<string, unknown> = {},
  email = `${randomUUID()}@own.test`,
): Promise<Pick<OwnAccount, 'id' | 'email'>> => {
  const company = {
    name: `Company ${email.slice(0, 8)}`,
    zip_code: '75201',
    country: 'US',
    markup_percent: 10,
    ...fields,
  };
  const user = { first_name: 'Ana', last_name: 'Ruiz', email };
  const opened = await (await apiOf(people.operator)).post('/api/accounts', { data: { ...company, user } });
  expect(opened.status(), await opened.text()).toBe(201);
  const { id } = (await opened.json()) as { id: number };
  return { id, email };
};

/** The same, and the first user has accepted. */
export const openAccount = async (...given: Parameters<typeof openInvitedAccount>): Promise<OwnAccount> => {
  const since = new Date();
  const { id, email } = await openInvitedAccount(...given);
  const link = (await mailTo(email, since)).links.find((address) => address.includes('/recover-password')) ?? '';
  const token = new URL(link).searchParams.get('token');
  const operator = await apiOf(people.operator);
  const accepted = await whenAllowed(() =>
    operator.post('/api/users/recovery-password', { data: { token, password } }),
  );
  expect(accepted.ok(), await accepted.text()).toBe(true);
  const { access_token } = await sessionOf(email);
  const extraHTTPHeaders = { authorization: `Bearer ${access_token}` };
  return { id, email, api: await request.newContext({ baseURL, extraHTTPHeaders }) };
};

/** The test of a journey that has an account to itself, whose first user is signed in. */
export const ownAccountTest = test.extend<{ own: OwnAccount }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted
  own: async ({}, use) => use(await openAccount()),
  signedInEmail: async ({ own }, use) => use(own.email),
});
