import { auth } from '@portal/contract/auth/auth.contract.ts';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { seeded } from '../../testing/hostile-inputs.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const tabs = 20;
const steps = 15;
const env = { SECRET_KEY: randomBytes(32).toString('base64url'), CALL_LIMITS: 'off' };

let database: TestDatabase;
let app: TestApp;
/** A second server on the same database, as behind a balancer. */
let other: TestApp;
const start = () => startTestApp(env, { databaseUrl: database.url });

beforeAll(async () => {
  database = await createTestDatabase();
  app = await start();
  other = await start();
});
afterAll(async () => {
  await app.stop();
  await other.stop();
  await database.drop();
});

/** Every used token becomes older by so much; a repeat of one counts for ten seconds. */
const letSeconds = (seconds: number) =>
  app.services.pool.query('update refresh_tokens set used_at = used_at - make_interval(secs => $1)', [seconds]);

const refreshAt = (server: TestApp, refresh_token: string) => server.call(auth.refresh, { body: { refresh_token } });

/** A person in a browser whose tabs share one stored token. */
const browser = async () => {
  const { email, password } = await makeShipper(app);
  const { body } = await app.call(auth.signIn, { body: { username: email, password } });
  return { stored: body.refresh_token, former: [] as string[] };
};

describe('twenty tabs of one browser', () => {
  it.each([1, 2])('are never signed out by storms, lost answers and restarts (walk %i)', async (seed) => {
    const random = seeded(seed);
    const walk = await browser();
    const keep = (token: string) => {
      if (token === walk.stored) return;
      walk.former.push(walk.stored);
      walk.stored = token;
    };
    for (let step = 0; step < steps; step += 1) {
      const chance = random();
      if (chance < 0.1) {
        await other.stop();
        other = await start();
      } else if (chance < 0.5) {
        // All tabs wake up at once, and every third read the token just before another tab stored the next one.
        const late = random() < 0.5 ? walk.stored : null;
        if (late) keep((await refreshAt(app, late)).body.refresh_token);
        const sent = Array.from({ length: tabs }, (_, tab) => (late && tab % 3 === 0 ? late : walk.stored));
        const answers = await Promise.all(sent.map((token, tab) => refreshAt(tab % 2 ? app : other, token)));
        expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200));
        const newest = new Set(
          answers.filter((_, tab) => sent[tab] === walk.stored).map((one) => one.body.refresh_token),
        );
        expect(newest.size).toBe(1);
        for (const token of newest) keep(token);
      } else if (chance < 0.8) {
        // The answer is lost on its way, and the tab asks again with the token it has.
        await refreshAt(random() < 0.5 ? app : other, walk.stored);
        const again = await refreshAt(random() < 0.5 ? app : other, walk.stored);
        expect(again.status).toBe(200);
        keep(again.body.refresh_token);
      } else {
        const { status, body } = await refreshAt(app, walk.stored);
        expect(status).toBe(200);
        keep(body.refresh_token);
        // Days may pass before the next one: what was used before is no repeat any more.
        await letSeconds(11);
      }
    }
    expect((await refreshAt(other, walk.stored)).status).toBe(200);
  });

  it.each([1, 2])('lose a session whose copied token comes back later, on every server (walk %i)', async (seed) => {
    const random = seeded(seed);
    const walk = await browser();
    for (let step = 0; step < 8; step += 1) {
      walk.former.push(walk.stored);
      walk.stored = (await refreshAt(random() < 0.5 ? app : other, walk.stored)).body.refresh_token;
    }
    await letSeconds(11);
    const copied = walk.former[Math.floor(random() * walk.former.length)] ?? '';
    const replays = await Promise.all(Array.from({ length: tabs }, (_, n) => refreshAt(n % 2 ? app : other, copied)));
    expect(new Set(replays.map(({ status }) => status))).toEqual(new Set([401]));
    for (const token of [...walk.former, walk.stored]) expect((await refreshAt(other, token)).status).toBe(401);
  });
});
