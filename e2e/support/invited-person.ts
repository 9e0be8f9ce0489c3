import { randomUUID } from 'node:crypto';
import type { RoleName } from '@portal/contract/access/roles.ts';
import { expect } from '@playwright/test';
import { apiOf } from './api.ts';
import { mailTo } from './mailbox.ts';
import { password, people, type Person } from './people.ts';

/** Somebody who was invited since then follows the link and chooses the password of all people. */
export const acceptInvitation = async (email: string, since: Date): Promise<void> => {
  const link = (await mailTo(email, since)).links.find((address) => address.includes('/recover-password')) ?? '';
  const token = new URL(link).searchParams.get('token');
  const api = await apiOf(people.operator);
  const accepted = await api.post('/api/users/recovery-password', { data: { token, password } });
  expect(accepted.ok()).toBe(true);
};

/**
 * Somebody new of the demo's account, or of another person's, an agent unless said otherwise: what a journey changes of
 * one of its people would be found by other journeys.
 */
export const invitedPerson = async (
  name: string,
  role: RoleName = 'customer_agent',
  colleague: Person = people.agent,
): Promise<string> => {
  const email = `${name}-${randomUUID().slice(0, 8)}@acme.test`;
  const since = new Date();
  const own = await (await apiOf(colleague)).get('/api/users/me/complete');
  const { account }: { account: { id: number } } = await own.json();
  const api = await apiOf(people.operator);
  const data = { account_id: account.id, email, first_name: 'Ana', last_name: 'Ruiz', role };
  expect((await api.post('/api/users/register', { data })).status()).toBe(201);
  await acceptInvitation(email, since);
  return email;
};
