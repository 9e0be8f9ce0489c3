import { x12Wire } from '@portal/contract/carriers/wires/x12-wire.ts';
import { underWayStatuses } from '@portal/contract/loads/load-states.ts';
import { keepFile } from '../../integrations/x12/ledger/keep-file.ts';
import { findPartner, type Partner } from '../../integrations/x12/ledger/partners.queries.ts';
import { type NewSegment, usualMarks, writeInterchange } from '../../integrations/x12/write-interchange.ts';
import type { OpenCtx } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { applyKept, failMailbox } from './demo-edi.queries.ts';

const hour = 3_600_000;

type MeantLoad = { id: number; carrier_id: number; pro_number: string };

/** The latest load of the demo that is on its way with a carrier. */
const findLoad = async (db: Database): Promise<MeantLoad | undefined> => {
  const row = await db
    .selectFrom('loads')
    .select(['id', 'carrier_id', 'pro_number'])
    .where('status', 'in', underWayStatuses)
    .where('mode', '=', 'ltl')
    .where('carrier_id', 'is not', null)
    .where('pro_number', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.carrier_id && row.pro_number
    ? { id: row.id, carrier_id: row.carrier_id, pro_number: row.pro_number }
    : undefined;
};

const two = (value: number) => String(value).padStart(2, '0');

/** A status message about a load: it left a terminal so many hours ago. */
const departed = (pro: string, scac: string, at: Date): NewSegment[] => [
  ['B10', pro, `FP${pro}`.slice(0, 22), scac],
  ['LX', 1],
  [
    ...(['AT7', 'P1', 'NS', '', ''] as const),
    `${at.getUTCFullYear()}${two(at.getUTCMonth() + 1)}${two(at.getUTCDate())}`,
    `${two(at.getUTCHours())}${two(at.getUTCMinutes())}`,
    'UT',
  ],
  ['MS1', 'AMARILLO', 'TX', 'US'],
];

/** A carrier reached by X12, whose mailbox nobody runs. */
const connect = async (tx: OpenCtx, carrier_id: number): Promise<Partner> => {
  const settings = x12Wire.Settings.parse({ user: 'portal', archive_folder: '/archive', poll_minutes: 240 });
  await tx.db
    .insertInto('carrier_wires')
    .values({
      carrier_id,
      wire: 'x12',
      standard_version: '4010',
      address: 'sftp://edi.carrier.example',
      settings: JSON.stringify(settings),
      secrets: '{}',
    })
    .execute();
  const partner = await findPartner(tx.db, carrier_id);
  if (!partner) throw new Error('the carrier of the demo has no mailbox');
  return partner;
};

/**
 * A carrier that speaks X12: a status that was applied, another one under its number that is held, one about a load that
 * nobody knows, and a mailbox that does not answer. Written by the server, since files are encrypted with its key.
 */
export const seedEdi = async (ctx: OpenCtx, meant = findLoad(ctx.db)): Promise<void> => {
  const load = await meant;
  if (!load) return;
  await withTransaction(ctx, async (tx) => {
    const partner = await connect(tx, load.carrier_id);
    const now = tx.services.clock.now().getTime();
    const leave = (name: string, number: number, body: NewSegment[]) => {
      const text = writeInterchange({
        release: '004010',
        functional: 'QM',
        sender: { qualifier: '02', id: partner.scac },
        receiver: { qualifier: 'ZZ', id: partner.settings.our_id },
        number,
        group: number,
        is_test: false,
        written_at: new Date(now - hour),
        marks: usualMarks,
        sets: [{ kind: '214', number: 1, body }],
      });
      return keepFile(tx, partner, { name, bytes: Buffer.from(text), written_at: String(now) });
    };
    const at = (hours: number) => new Date(now - hours * hour);
    await leave('status_4187.edi', 4187, departed(load.pro_number, partner.scac, at(5)));
    await leave('status_4187b.edi', 4187, departed(load.pro_number, partner.scac, at(4)));
    await leave('status_4188.edi', 4188, departed('7700123456', partner.scac, at(3)));
    await applyKept(tx.db, partner.carrier_id, load);
    await failMailbox(tx.db, partner.carrier_id);
  });
};
