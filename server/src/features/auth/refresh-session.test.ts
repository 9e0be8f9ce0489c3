import { auth } from '@portal/contract/auth/auth.contract.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { callAgain } from '../../testing/call-again.ts';
import { sessionDays } from './refresh-token.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const refresh = (refresh_token: string) => callAgain(app)(auth.refresh, { body: { refresh_token } });
const credentials = (token: string) => app.call(auth.credentials, { token });
const letSeconds = (seconds: number) =>
  app.services.pool.query(`update refresh_tokens set used_at = used_at - make_interval(secs => $1)`, [seconds]);

const signedIn = async () => {
  const shipper = await makeShipper(app);
  const { body } = await app.call(auth.signIn, { body: { username: shipper.email, password: shipper.password } });
  return { ...shipper, tokens: body };
};

describe('refreshing a session', () => {
  it('gives a new pair for a token, and the tokens work on', async () => {
    const { tokens } = await signedIn();
    const next = await refresh(tokens.refresh_token);
    expect(next.status).toBe(200);
    expect(next.body.refresh_token).not.toBe(tokens.refresh_token);
    expect((await credentials(next.body.access_token)).status).toBe(200);
    expect((await refresh(next.body.refresh_token)).status).toBe(200);
  });

  it('answers the same successor to a repeat within ten seconds', async () => {
    const { tokens } = await signedIn();
    const first = await refresh(tokens.refresh_token);
    await letSeconds(9);
    const again = await refresh(tokens.refresh_token);
    expect(again).toMatchObject({ status: 200, body: { refresh_token: first.body.refresh_token } });
  });

  it('ends the whole session when a token is used again later, and writes it down', async () => {
    const { tokens, user_id } = await signedIn();
    const next = await refresh(tokens.refresh_token);
    await letSeconds(11);
    expect((await refresh(tokens.refresh_token)).status).toBe(401);
    expect((await refresh(next.body.refresh_token)).status).toBe(401);
    await vi.waitFor(async () => expect((await credentials(next.body.access_token)).status).toBe(401), {
      timeout: 30_000,
    });
    const { rows } = await app.services.pool.query(
      `select 1 from audit_entries where action = 'auth.refresh-reused' and object_id = $1`,
      [user_id],
    );
    expect(rows).toHaveLength(1);
  });

  it('gives 50 callers side by side one successor and leaves one open token', async () => {
    const { tokens, user_id } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(tokens.refresh_token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    const { rows } = await app.services.pool.query(
      `select 1 from refresh_tokens t join sessions s on s.id = t.session_id where s.user_id = $1 and s.id <>
         (select id from sessions where user_id = $1 order by created_at limit 1) and t.used_at is null`,
      [user_id],
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['a token that was never given', async () => 'x'.repeat(43)],
    [
      'a token whose time is over',
      async () => {
        const { tokens, user_id } = await signedIn();
        await app.services.pool.query(
          `update refresh_tokens set expires_at = now() where session_id in (select id from sessions where user_id = $1)`,
          [user_id],
        );
        return tokens.refresh_token;
      },
    ],
    [
      'a token of a suspended user',
      async () => {
        const { tokens, user_id } = await signedIn();
        await app.services.pool.query(`update users set status = 'suspended' where id = $1`, [user_id]);
        return tokens.refresh_token;
      },
    ],
    [
      'a token of a session that was signed out',
      async () => {
        const { tokens } = await signedIn();
        await app.call(auth.signOut, { token: tokens.access_token });
        return tokens.refresh_token;
      },
    ],
  ])('refuses %s', async (_, tokenOf) => {
    const refused = await refresh(await tokenOf());
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({ detail: [{ code: 'auth.session_expired' }] });
  });

  it('ends with the session’s own time, however often it is refreshed', async () => {
    const { tokens, user_id } = await signedIn();
    await app.services.pool.query(
      'update sessions set created_at = now() - make_interval(days => $2) where user_id = $1',
      [user_id, sessionDays],
    );
    const { body } = await refresh(tokens.refresh_token);
    expect((await refresh(body.refresh_token)).status).toBe(401);
  });

  it('keeps nothing in the database from which a token could be read', async () => {
    const { tokens } = await signedIn();
    const { rows } = await app.services.pool.query<{ kept: string }>(
      `select string_agg(encode(token_hash, 'base64'), ' ') as kept from refresh_tokens`,
    );
    expect(rows[0]?.kept).not.toContain(Buffer.from(tokens.refresh_token, 'base64url').toString('base64'));
  });
});
