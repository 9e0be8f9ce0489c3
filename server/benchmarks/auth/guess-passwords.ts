import { median } from '@portal/contract/values/median.ts';
import { testPassword } from '../../src/testing/fixtures/make-account.ts';
import { type BenchApp, withBenchApp } from '../bench-app.ts';

/** Sign-ins timed of each kind; more make the comparison of times finer. */
const timed = Number(process.env['BENCH_SIGN_INS'] ?? 24);
const guesses = 60;
const sprayed = 80;
/** How far the medians of known and unknown addresses may be apart, in parts of the smaller one. */
const tolerance = 0.25;

type Answer = { status: number; body: string; cookie: string; took: number };

let lastAddress = 0;
const newAddress = () => `198.51.${Math.floor((lastAddress += 1) / 250)}.${1 + (lastAddress % 250)}`;

const signIn = async (
  app: BenchApp,
  username: string,
  password: string,
  from: string,
  cookie = '',
): Promise<Answer> => {
  const start = performance.now();
  const response = await fetch(`${app.url}/api/auth/access-token`, {
    method: 'POST',
    body: new URLSearchParams({ username, password }),
    headers: { 'x-forwarded-for': from, 'x-request-id': 'guess-passwords', ...(cookie && { cookie }) },
  });
  const body = await response.text();
  const took = performance.now() - start;
  return { status: response.status, body, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '', took };
};

const faults: string[] = [];
const check = (what: string, figure: number | string, isGood: boolean): void => {
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${what}: ${figure}`);
  if (!isGood) faults.push(what);
};
const triedOf = (answers: readonly Answer[]): number => answers.filter(({ status }) => status === 401).length;
const forgetAll = (app: BenchApp) => app.services.pool.query('delete from sign_in_throttles');
/** One account from ever new addresses: its owner signs in from the device the account knows all the while. */
const guessOne = async (app: BenchApp): Promise<void> => {
  const { email } = await app.shipper();
  const { cookie } = await signIn(app, email, testPassword, newAddress());
  const answers: Answer[] = [];
  let refusedOwner = 0;
  for (let guess = 0; guess < guesses; guess += 1) {
    answers.push(await signIn(app, email, `Wrong-${guess}-2026!`, newAddress()));
    const isOwnersTurn = guess % 10 === 9;
    const owner = isOwnersTurn ? await signIn(app, email, testPassword, newAddress(), cookie) : null;
    if (owner && owner.status !== 200) refusedOwner += 1;
  }
  check(`passwords tried of ${guesses} guessed at one account`, triedOf(answers), triedOf(answers) <= 12);
  check('sign-ins of the owner refused on the known device', refusedOwner, refusedOwner === 0);
};

/** One password at many accounts, from one IPv4 address and from ever new addresses of one IPv6 network. */
const spray = async (app: BenchApp): Promise<void> => {
  const networks = {
    'one IPv4 address': () => '192.0.2.7',
    'one IPv6 /64': (n: number) => `2001:db8:1:2::${n.toString(16)}`,
  };
  for (const [name, addressOf] of Object.entries(networks)) {
    await forgetAll(app);
    const answers: Answer[] = [];
    for (let n = 1; n <= sprayed; n += 1)
      answers.push(await signIn(app, `spray-${n}@portal.test`, 'Spring-2026!', addressOf(n)));
    check(`accounts tried of ${sprayed} sprayed from ${name}`, triedOf(answers), triedOf(answers) <= 60);
  }
  const elsewhere = await signIn(app, 'spray-last@portal.test', 'Spring-2026!', '2001:db8:1:3::1');
  check('status of the next IPv6 /64', elsewhere.status, elsewhere.status === 401);
};

/** Known and unknown addresses in turn: neither the answer nor its time shows which is which. */
const enumerate = async (app: BenchApp): Promise<void> => {
  await forgetAll(app);
  const taken = { known: [] as number[], unknown: [] as number[] };
  const bodies = new Set<string>();
  for (let n = 0; n < timed; n += 1) {
    const { email } = await app.shipper();
    const sent = { known: email, unknown: `nobody-${n}@portal.test` };
    for (const kind of n % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const { took, status, body } = await signIn(app, sent[kind], 'Wrong-2026!', newAddress());
      taken[kind].push(took);
      bodies.add(`${status} ${body}`);
    }
  }
  check('different answers to known and unknown addresses', bodies.size, bodies.size === 1);
  const [known, unknown] = [median(taken.known), median(taken.unknown)];
  const apart = Math.abs(known - unknown) / Math.min(known, unknown);
  const figures = `${known.toFixed(1)} and ${unknown.toFixed(1)} ms, ${(100 * apart).toFixed(0)} % apart`;
  check('median times of known and unknown addresses', figures, apart <= tolerance);
};

await withBenchApp(
  async (app) => {
    await guessOne(app);
    await spray(app);
    await enumerate(app);
  },
  { TRUSTED_PROXIES: '127.0.0.1/32' },
);
if (faults.length > 0) process.exit(1);
