import { fileDocument } from '../../features/documents/store/file-document.ts';
import { removeDocument } from '../../features/documents/store/remove-document.ts';
import { numberUnits } from '../../features/documents/labels/number-units.ts';
import { shareFiles } from '../../features/sharing/share-files.ts';
import { makeTrackingLink, revokeTrackingLink } from '../../features/sharing/tracking-links.ts';
import { settleAccepted, settleDeclined } from '../../features/tendering/book/settle-tender.ts';
import { assignTruck, declineWaitingLoad } from '../../features/tendering/dispatch/assign-truck.ts';
import { reportProgress } from '../../features/tendering/dispatch/report-progress.ts';
import { findTenderWithCarrier } from '../../features/tendering/tendering.queries.ts';
import { applyEvent } from '../../features/tracking/apply-event.ts';
import type { Database } from '../../platform/database/database.ts';
import { problem } from '../../platform/http/errors.ts';
import type { Verb } from './price-verbs.ts';

/** The load's latest tender; a refusal where it was never booked. */
const tenderOf = async (db: Database, loadId: number) => {
  const latest = await db
    .selectFrom('tenders')
    .select('id')
    .where('load_id', '=', loadId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const tender = latest && (await findTenderWithCarrier(db, latest.id));
  if (!tender) throw problem('tendering.not_booked', 409);
  return tender;
};

const report =
  (type: 'PICKED_UP' | 'DELIVERED'): Verb['run'] =>
  async ({ system }, { id }) => {
    const { tender_key, carrier_id, carrier_name } = await tenderOf(system.db, id);
    const nowhere = { city: null, state: null, latitude: null, longitude: null, container_number: null };
    const occurred_at = new Date(Date.now() - (type === 'PICKED_UP' ? 7_200_000 : 3_600_000)).toISOString();
    const said = { event_id: `${type} ${tender_key}`, refs: { key: tender_key }, type, occurred_at };
    await applyEvent(
      system,
      { carrier_id, name: carrier_name },
      { ...said, ...nowhere, eta: null, reason_code: null, text: null },
    );
  };

const filePaper =
  (type: 'pod' | 'weight_certificate'): Verb['run'] =>
  ({ system }, { id: load_id }) =>
    fileDocument(system, {
      load_id,
      type,
      name: `${type}.pdf`,
      bytes: Buffer.from('%PDF-1.7'),
      language: 'en',
      filed_by: 'carrier',
    });

const truck = {
  driver_name: 'Rosa Medina',
  driver_phone: '9565550142',
  truck_number: '4471',
  trucker_name: '',
  trailer_number: '',
  cost: 450,
  note: '',
};

export const assign: Verb = {
  name: 'assign a truck',
  run: ({ operator }, { id }) => assignTruck(operator, id, truck),
};
export const pickUp: Verb = { name: 'a pickup is reported', run: report('PICKED_UP') };
export const deliver: Verb = { name: 'a delivery is reported', run: report('DELIVERED') };
export const prove: Verb = { name: 'a proof of delivery is filed', run: filePaper('pod') };

/** What happens to a load from its booking to its delivery. */
export const bookingVerbs: readonly Verb[] = [
  {
    name: 'the carrier accepts',
    run: async ({ system }, { id }) => settleAccepted(system, await tenderOf(system.db, id), '0482917357'),
  },
  {
    name: 'the carrier declines',
    run: async ({ system }, { id }) => settleDeclined(system, await tenderOf(system.db, id), 'declined', 'NO_CAPACITY'),
  },
  assign,
  {
    name: 'give the load back',
    run: ({ operator }, { id }) => declineWaitingLoad(operator, id, { reason: 'NO_CAPACITY', note: 'Full' }),
  },
  pickUp,
  deliver,
  {
    name: 'report by hand',
    run: ({ operator }, { id }) =>
      reportProgress(operator, id, {
        type: 'DELAY',
        occurred_at: new Date(Date.now() - 1_800_000).toISOString(),
        container_number: '',
        city: '',
        state: '',
        reason_code: '',
        note: 'Snow',
      }),
  },
  prove,
  { name: 'a paper is filed', run: filePaper('weight_certificate') },
  { name: 'remove a paper', run: ({ shipper }, { papers }) => removeDocument(shipper, papers[0] ?? 0) },
  {
    name: 'share papers',
    run: ({ shipper }, { id, papers }) =>
      shareFiles(shipper, id, {
        document_ids: [...papers],
        addresses: ['dana@acme.test'],
        message: 'See attached',
        language: 'en',
        how: 'link',
        days: 7,
      }),
  },
  {
    name: 'make a tracking link and end it',
    run: async ({ shipper }, { id }) => revokeTrackingLink(shipper, (await makeTrackingLink(shipper, id, 7)).id),
  },
  {
    name: 'number handling units',
    run: async ({ shipper }, { id }) => {
      const items = await shipper.db.selectFrom('line_items').select('id').where('load_id', '=', id).execute();
      await numberUnits(
        shipper,
        items.map((one) => ({ line_item_id: one.id, unit: 1 })),
      );
    },
  },
];
