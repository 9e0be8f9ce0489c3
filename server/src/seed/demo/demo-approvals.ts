import { randomUUID } from 'node:crypto';
import type { ApprovalRule } from '@portal/contract/approvals/approval-rules.ts';
import type { AskedBooking } from '@portal/contract/approvals/asked-rule.ts';
import { moves } from '@portal/contract/loads/load-status.ts';
import { endApproval, findLastMoment, insertApproval } from '../../features/approvals/approvals.queries.ts';
import { insertDeciders } from '../../features/approvals/deciders.queries.ts';
import { askedOf } from '../../features/approvals/judge-rules.ts';
import { insertRules } from '../../features/approvals/rules.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import { nowByClock } from '../../platform/database/sql-clock.ts';

/** Above what few loads of the demo are worth, so that they are booked as ever. */
const cargoValue = 100_000;

/** Loads of the account that can be booked, each with its cheapest quote. */
const findBookable = (db: Database, accountId: number) =>
  db
    .selectFrom('loads as l')
    .innerJoin('carrier_quotes as q', 'q.load_id', 'l.id')
    .select(['l.id', 'l.version', 'q.id as quote_id', 'q.price'])
    .distinctOn('l.id')
    .where('l.account_id', '=', accountId)
    .where('l.status', 'in', moves.tender.from)
    .where('l.requote_needed', '=', false)
    .where('l.mode', '=', 'ltl')
    .where('q.status', '=', 'open')
    .where('q.expires_at', '>', nowByClock)
    .orderBy('l.id', 'desc')
    .orderBy('q.price')
    .limit(2)
    .execute();

const bookingOf = async (db: Database, loadId: number, carrier_quote_id: number): Promise<AskedBooking> => {
  const stops = await db.selectFrom('stops').selectAll().where('load_id', '=', loadId).orderBy('position').execute();
  return {
    tender: {
      carrier_quote_id,
      stops: stops.map((stop) => ({
        id: stop.id,
        name: stop.name,
        address: stop.address,
        contact: { name: stop.contact_name, phone: stop.contact_phone, email: stop.contact_email },
        open_time: (stop.open_time ?? '08:00').slice(0, 5),
        close_time: (stop.close_time ?? '17:00').slice(0, 5),
        reference: stop.reference,
      })),
      references: [],
      portal_notes: '',
    },
    pickup: true,
    insurance: false,
    loyalty_insurance: false,
  };
};

/** A rule of the first account about valuable cargo, one booking that waits for its approval and one that was sent back. */
export const seedApprovals = async (db: Database, account_id: number | undefined): Promise<void> => {
  if (account_id === undefined) return;
  const people = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('account_id', '=', account_id)
    .orderBy('role_id')
    .execute();
  const [admin, sales, agent] = people;
  const bookable = await findBookable(db, account_id);
  if (!admin || !sales || !agent || bookable.length < 2) return;
  const rule: ApprovalRule = {
    key: randomUUID(),
    when: [{ kind: 'cargo_value', above: cargoValue }],
    deciders: { user_ids: [admin.id], role_ids: [] },
    needed: 1,
    escalation: { hours: 4, user_ids: [sales.id], role_ids: [] },
    is_on: true,
  };
  await insertRules(db, { account_id, version: 1, rules: [rule], published_by: admin.id });
  for (const [index, { id: load_id, version, quote_id: carrier_quote_id, price }] of bookable.entries()) {
    const value = { cargo_value_for_insurance: cargoValue * (index + 1.25) };
    await db.updateTable('loads').set(value).where('id', '=', load_id).execute();
    const asked = await askedOf(db, { load_id, carrier_quote_id, price }, async () => null);
    const id = await insertApproval(db, {
      load_id,
      account_id,
      carrier_quote_id,
      price,
      premium: 0,
      reasons: JSON.stringify(asked),
      load_version: version,
      tender: JSON.stringify(await bookingOf(db, load_id, carrier_quote_id)),
      note: 'The consignee starts the line on Tuesday evening, and this carrier arrives in time.',
      books: true,
      asked_by: agent.id,
      actor_kind: 'user',
      actor_name: `${agent.first_name} ${agent.last_name}`,
      until: await findLastMoment(db, { load_id, carrier_quote_id }),
    });
    await insertDeciders(db, id, asked);
    if (index === 0) continue;
    const end_note = 'Have it insured first, the goods are worth it.';
    await endApproval(db, id, { status: 'sent_back', ended_by: `${admin.first_name} ${admin.last_name}`, end_note });
  }
};
