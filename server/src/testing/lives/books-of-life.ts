import { balances } from '@portal/contract/billing/balances/balances.contract.ts';
import { billing } from '@portal/contract/billing/billing.contract.ts';
import { cents } from '@portal/contract/values/money.ts';
import { isDeepStrictEqual } from 'node:util';
import { callAgain } from '../call-again.ts';
import { contestsOf, invoicesOf, type Life, paymentsOf } from './invoice-lives.ts';
import { taxChecks } from './tax-lives.ts';

/** The cents of an amount that the database or a reply has. */
const whole = (amount: number | string): number => cents(Number(amount));

/** Where books, list, statement and invoices of an account do not say the same; null where they do. */
export const faultOf = async (life: Life): Promise<string | null> => {
  const { app, token, account_id, month } = life;
  const { db } = app.services;
  const entries = await db.selectFrom('ledger_entries').selectAll().where('account_id', '=', account_id).execute();
  const [invoices, payments] = [await invoicesOf(life), await paymentsOf(life)];
  const again = callAgain(app);
  const [{ body: list }, { body: statement }, { body: closed }] = await Promise.all([
    again(billing.list, { query: { account_id }, token }),
    again(billing.statement, { query: { account_id }, token }),
    again(billing.statement, { query: { account_id, month }, token }),
  ]);
  const days = { from: statement.from, to: statement.aged_on, by: 'day' as const };
  const { body: daily } = await again(balances.overTime, { query: { account_id, ...days }, token });
  const last = daily.items.at(-1);
  const bookedOf = (id: number | null) =>
    entries
      .filter(({ ledger_account, invoice_id }) => ledger_account === 'receivable' && invoice_id === id)
      .reduce((all, { amount }) => all + whole(amount), 0);
  const booked = [null, ...invoices.map(({ id }) => id)].reduce<number>((all, id) => all + bookedOf(id), 0);
  const wrongInvoice = invoices.find(
    ({ id, status, amount, paid, credited, owed_back }) =>
      bookedOf(id) !==
      (status === 'written_off' ? 0 : whole(amount) - whole(paid) - whole(credited)) - whole(owed_back),
  );
  const wrongStatus = invoices.find(({ status, amount, paid, credited }) => {
    const owed = whole(amount) - whole(paid) - whole(credited);
    return owed > 0 !== (status === 'open' || status === 'written_off') || owed < 0;
  });
  const contests = await contestsOf(life);
  const wrongContest = invoices.find(({ id, amount, credited, contested }) => {
    const said = contests.reduce((all, one) => (one.invoice_id === id ? all + whole(one.amount ?? 0) : all), 0);
    // A credit by hand lowers what is left to contest before the next case is moved.
    return whole(contested) > said || (said <= whole(amount) - whole(credited) && whole(contested) !== said);
  });
  const unapplied = payments.reduce((all, one) => all + whole(one.unapplied), 0);
  const aged = Object.values(statement.ageing).reduce((all, { amount }) => all + whole(amount), 0);
  const checks: Record<string, boolean> = {
    'debits are credits': entries.reduce((all, { amount }) => all + whole(amount), 0) === 0,
    [`invoice ${wrongInvoice?.number} is what the books say`]: wrongInvoice === undefined,
    [`invoice ${wrongStatus?.number} is ${wrongStatus?.status} as its amounts say`]: wrongStatus === undefined,
    'unapplied cash is what the books say': bookedOf(null) === -unapplied,
    'the statement closes with the books': whole(statement.closing) === booked,
    'the list owes what the statement ages': whole(list.owed) === aged,
    'the list has what the statement has beyond invoices': whole(list.on_account) === whole(statement.on_account),
    'the statement is what invoices owe less credit': whole(statement.closing) === aged - whole(statement.on_account),
    'the last day is open as the statement says':
      isDeepStrictEqual(last?.ageing, statement.ageing) &&
      last?.on_account === statement.on_account &&
      last?.balance === statement.closing,
    [`invoice ${wrongContest?.number} is contested as its cases say`]: wrongContest === undefined,
    ...(await taxChecks(db, account_id)),
    'the closed month is as it was mailed': closed.closing === 0 && closed.movements.length === 0,
  };
  const wrong = Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]));
  return wrong.length > 0 ? wrong.join('; ') : null;
};
