import { expect, it } from 'vitest';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { findUserBySubject, linkUser } from './single-sign-on.queries.ts';

it('knows a subject by the provider that gave it, and within the account alone', async () => {
  const app = await sharedTestApp();
  const { db } = app.services;
  const [ana, stranger] = [await makeShipper(app), await makeShipper(app)];
  const [issuer, subject] = ['https://one.sign-in.test', `subject-${ana.user_id}`];
  expect(await linkUser(db, { user_id: ana.user_id, issuer, subject })).toBe(true);
  expect(await findUserBySubject(db, ana.account_id, issuer, subject)).toMatchObject({ id: ana.user_id });
  // The account goes to another provider, which numbers its people in the same way.
  expect(await findUserBySubject(db, ana.account_id, 'https://two.sign-in.test', subject)).toBeUndefined();
  expect(await findUserBySubject(db, stranger.account_id, issuer, subject)).toBeUndefined();
});
