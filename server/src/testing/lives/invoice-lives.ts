import { accountCredit } from '@portal/contract/billing/account-credit.contract.ts';
import type { ClaimChange } from '@portal/contract/claims/claim.ts';
import { contestingStatuses } from '@portal/contract/claims/claim-status.ts';
import { collections } from '@portal/contract/billing/collections/collections.contract.ts';
import { claims } from '@portal/contract/claims/claims.contract.ts';
import { contests } from '@portal/contract/claims/contests/contests.contract.ts';
import { billing } from '@portal/contract/billing/billing.contract.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { findAccountCredit } from '../../features/billing/account-credit.queries.ts';
import { billChanges, isReducible } from '../../features/billing/changes/bill-changes.ts';
import { insertInvoice, takeNumber } from '../../features/billing/invoices.queries.ts';
import { pair, post } from '../../features/billing/ledger/ledger.queries.ts';
import { keepTaxes, taxBooking, taxSum } from '../../features/billing/taxes/charge-taxes.ts';
import { systemContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { makeAccount } from '../../seed/accounts.ts';
import { makeDeliveredLoad } from '../fixtures/filed-claim.ts';
import { callAgain, runAgain } from '../call-again.ts';
import { taxesOfLife } from './tax-lives.ts';
import type { TestApp } from '../test-app.ts';

export const actNames = [
  'issue',
  'change',
  'pay',
  'pay_over',
  'prepay',
  'pay_late',
  'pay_ahead',
  'bounce',
  'credit',
  'apply',
  'refund',
  'send_back',
  'contest',
  'decline',
  'agree',
  'write_off',
  'recover',
] as const;
type Act = (typeof actNames)[number];

/** What happens in a life, with numbers from which it takes invoices, payments, days and amounts. */
export type LifeStep = { act: Act; which: number; size: number; isTwice: boolean };

/** The books of one account, with its invoices and payments. */
export type Life = {
  app: TestApp;
  token: string;
  /** A second person of the operator, who confirms what the first one asks for. */
  second: string;
  account_id: number;
  today: string;
  month: string;
  paper: number;
  /** Three lives in four are taxed, and of their invoices four in five. */
  isTaxed: boolean;
};

type Answer = { status: number; body: unknown };

const pick = <T>(from: readonly T[], which: number): T | undefined => from[which % Math.max(1, from.length)];

/** An amount from one cent to `most`; all of it where the draw is even. */
const amountOf = (most: number, size: number): number =>
  size % 2 === 0 ? most : Math.max(0.01, Math.round(most * (size % 100)) / 100);

export const invoicesOf = ({ app, account_id }: Life) =>
  app.services.db.selectFrom('invoices').selectAll().where('account_id', '=', account_id).orderBy('id').execute();
export const paymentsOf = ({ app, account_id }: Life) =>
  app.services.db.selectFrom('payments').selectAll().where('account_id', '=', account_id).orderBy('id').execute();

const issue = async ({ app, account_id, today, isTaxed }: Life, { which, size }: LifeStep): Promise<null> => {
  await withTransaction(systemContext(app.services, 'test'), async (tx) => {
    const { db } = tx;
    const load_id = await makeDeliveredLoad({ services: { db } }, account_id);
    const quoted = (100 + (size % 50_000)) / 100;
    const taxes = isTaxed && which % 5 > 0 ? taxesOfLife(account_id, which, quoted, today) : [];
    const amount = dollars(sum([cents(quoted), taxSum(taxes)]));
    const lines = JSON.stringify([{ code: 'LINEHAUL', amount: quoted }]);
    const row = { account_id, load_id, quoted, amount, lines, terms_days: 30, issued_on: today };
    const number = await takeNumber(db, 'invoice');
    const id = await insertInvoice(db, { ...row, number, due_on: addDays(today, 30 - (size % 200)) });
    const about = { load_id, invoice_id: id };
    const booking = { kind: 'invoice' as const, account_id, posted_on: today };
    await post(db, booking, [...pair('receivable', 'freight_revenue', quoted, about), ...taxBooking(taxes, about)]);
    await keepTaxes(tx, taxes, { invoice_id: id, posted_on: today });
  });
  return null;
};

/** A carrier's change, more or less, of what a load was billed; refused where so much is not owed. */
const change = async (life: Life, { which, size }: LifeStep): Promise<null> => {
  const invoice = pick(await invoicesOf(life), which);
  if (!invoice?.load_id) return null;
  const amount = size % 3 === 0 ? -Math.round(invoice.amount * (size % 100)) / 100 : (1 + (size % 9000)) / 100;
  const line = { code: 'RWE', amount };
  const made = {
    difference_id: null,
    kind: 'reweigh' as const,
    code: '',
    facts: {},
    lines: [line],
    cost: 0,
    evidence: [],
  };
  const { load_id } = invoice;
  await runAgain(() =>
    withTransaction(systemContext(life.app.services, 'test'), async (tx) => {
      if (await isReducible(tx, load_id, cents(amount))) await billChanges(tx, load_id, [made]);
    }),
  );
  return null;
};

const receive = async (life: Life, { which, size }: LifeStep, more: object, owedShare = 1): Promise<Answer> => {
  const { app, token, account_id, today } = life;
  const open = (await invoicesOf(life)).filter(
    ({ status, amount, paid, credited }) => status !== 'written_off' && amount - paid - credited > 0.001,
  );
  const chosen = open.slice(which % 2);
  const owed = chosen.reduce((all, { amount, paid, credited }) => all + amount - paid - credited, 0);
  const named = chosen.length > 0 ? { billing_ids: chosen.map(({ id }) => id) } : { account_id };
  life.paper += 1;
  const body = { method: 'check' as const, reference: `CHK ${life.paper}`, received_on: today, ...named, ...more };
  const amount = amountOf(Math.round(Math.max(1, owed) * owedShare * 100) / 100, size);
  return callAgain(app)(billing.receive, { body: { ...body, amount }, token });
};

/** What may happen, by its name. */
const acts: Record<Act, (life: Life, step: LifeStep) => Promise<Answer | null>> = {
  issue,
  change,
  pay: (life: Life, step: LifeStep) => receive(life, step, {}),
  pay_over: (life: Life, step: LifeStep) => receive(life, step, { variance_reason: 'other' }, 1.4),
  prepay: (life: Life, step: LifeStep) =>
    receive(life, step, { billing_ids: undefined, account_id: life.account_id, received_on: addDays(life.today, -45) }),
  pay_late: (life: Life, step: LifeStep) =>
    receive(life, step, { received_on: addDays(life.today, -(step.size % 60)) }),
  pay_ahead: (life: Life, step: LifeStep) => receive(life, step, { received_on: addDays(life.today, 1) }),
  bounce: async (life: Life, { which, size }: LifeStep): Promise<Answer | null> => {
    const payment = pick(await paymentsOf(life), which);
    if (!payment) return null;
    const bounced_on = size % 3 === 0 ? payment.received_on : life.today;
    const body = { bounced_on, reason: 'Insufficient funds' };
    return callAgain(life.app)(accountCredit.bounce, { params: { id: payment.id }, body, token: life.token });
  },
  credit: async (life: Life, { which, size }: LifeStep): Promise<Answer | null> => {
    const invoice = pick(await invoicesOf(life), which);
    if (!invoice) return null;
    const charged = dollars(sum([cents(invoice.amount), cents(-invoice.credited)]));
    const amount = amountOf(Math.max(0.01, charged), size);
    const body = { amount, reason: 'wrong_amount' as const };
    return callAgain(life.app)(billing.credit, { params: { id: invoice.id }, body, token: life.token });
  },
  apply: async (life: Life, { which, size }: LifeStep): Promise<Answer | null> => {
    const invoice = pick(await invoicesOf(life), which);
    if (!invoice) return null;
    const owed = dollars(sum([cents(invoice.amount), cents(-invoice.paid), cents(-invoice.credited)]));
    const { available: has } = await findAccountCredit(life.app.services.db, 'all', life.account_id);
    const body = { amount: amountOf(Math.max(0.01, Math.min(owed, has)), size) };
    return callAgain(life.app)(accountCredit.apply, { params: { id: invoice.id }, body, token: life.token });
  },
  refund: async (life: Life, { which, size }: LifeStep): Promise<Answer | null> => {
    const invoice = pick(
      (await invoicesOf(life)).filter(({ owed_back }) => owed_back > 0),
      which,
    );
    if (!invoice) return null;
    life.paper += 1;
    const sent = { method: 'wire' as const, reference: `R ${life.paper}`, sent_on: life.today };
    const body = { ...sent, amount: amountOf(invoice.owed_back, size) };
    return callAgain(life.app)(billing.recordRefund, { params: { id: invoice.id }, body, token: life.token });
  },
  contest: async (life: Life, { which, size }: LifeStep): Promise<Answer | null> => {
    const invoice = pick(await invoicesOf(life), which);
    if (!invoice) return null;
    const should_be = Math.floor(invoice.amount * (size % 110)) / 100;
    const line = { code: 'LINEHAUL', should_be, reason: 'tariff' as const, note: 'Another rate was agreed' };
    const body = { invoice_id: invoice.id, lines: [line] };
    return callAgain(life.app)(contests.contest, { body, token: life.token });
  },
  decline: (life: Life, { which }: LifeStep) =>
    moveContest(life, which, () => ({ status: 'declined', decline_reason: 'charges_correct' })),
  agree: async (life: Life, { which, size }: LifeStep): Promise<Answer | null> => {
    const approved = await moveContest(life, which, () => ({ status: 'approved' }));
    if (size % 3 === 0) return approved;
    return moveContest(life, which, (amount) => ({ status: 'paid', recovered_amount: amount }));
  },
  write_off: async (life: Life, { which }: LifeStep): Promise<Answer | null> => {
    const invoice = pick(await invoicesOf(life), which);
    if (!invoice) return null;
    const [params, body] = [{ id: invoice.id }, { reason: 'uncollectible' as const }];
    const asked = await callAgain(life.app)(collections.writeOff, { params, body, token: life.token });
    if (asked.status !== 201 || asked.body.write_offs[0]?.status !== 'waiting') return asked;
    return callAgain(life.app)(collections.decideWriteOff, {
      params,
      body: { agrees: which % 3 > 0 },
      token: life.second,
    });
  },
  recover: (life: Life, { which }: LifeStep) => recoverOne(life, which),
  send_back: async (life: Life, { which, size }: LifeStep): Promise<Answer | null> => {
    const payment = pick(
      (await paymentsOf(life)).filter(({ unapplied }) => unapplied > 0),
      which,
    );
    if (!payment) return null;
    life.paper += 1;
    const sent = { method: 'wire' as const, reference: `R ${life.paper}`, sent_on: life.today };
    const body = { ...sent, amount: amountOf(payment.unapplied, size) };
    return callAgain(life.app)(accountCredit.sendBack, { params: { id: payment.id }, body, token: life.token });
  },
};

/** Takes back what was written off of one of the invoices. */
const recoverOne = async (life: Life, which: number): Promise<Answer | null> => {
  const invoice = pick(
    (await invoicesOf(life)).filter(({ status }) => status === 'written_off'),
    which,
  );
  if (!invoice) return null;
  return callAgain(life.app)(collections.recover, { params: { id: invoice.id }, body: {}, token: life.token });
};

/** The cases of an account that contest its invoices. */
export const contestsOf = ({ app, account_id }: Life) =>
  app.services.db
    .selectFrom('claims')
    .select(['id', 'version', 'invoice_id', 'amount', 'status'])
    .where('account_id', '=', account_id)
    .where('status', 'in', contestingStatuses)
    .orderBy('id')
    .execute();

/** Moves one of the open cases; two at once move it once. */
const moveContest = async (life: Life, which: number, change: (amount: number) => object): Promise<Answer | null> => {
  const contest = pick(await contestsOf(life), which);
  if (!contest) return null;
  const body = { version: contest.version, ...change(contest.amount ?? 0) } as ClaimChange;
  return callAgain(life.app)(claims.change, { params: { id: contest.id }, body, token: life.token });
};

/** An account whose last month was closed by a mailed statement. */
export const beginLife = async (app: TestApp, token: string, second: string, today: string): Promise<Life> => {
  const { db } = app.services;
  const account_id = await makeAccount(db, { name: `Life ${Math.random().toString(36).slice(2)}` });
  const month = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  const mailed = { account_id, month, email: 'ap@life.test', language: 'en' as const, by_schedule: false };
  await db.insertInto('mailed_statements').values(mailed).execute();
  return { app, token, second, account_id, today, month, paper: 0, isTaxed: account_id % 4 > 0 };
};

/** Makes one step; twice at once where it says so. Answers what is wrong with what came back. */
export const stepOf = async (life: Life, step: LifeStep): Promise<string | null> => {
  const made = acts[step.act](life, step);
  const other = step.isTwice ? acts[step.act]({ ...life }, { ...step }) : null;
  const answers = await Promise.all([made, other]);
  const broken = answers.find((answer) => answer !== null && ![200, 201, 400, 409].includes(answer.status));
  if (step.act === 'pay_ahead' && answers.some((answer) => answer?.status === 201)) return 'a day to come was booked';
  return broken ? `${step.act} answered ${broken.status} ${JSON.stringify(broken.body)}` : null;
};
