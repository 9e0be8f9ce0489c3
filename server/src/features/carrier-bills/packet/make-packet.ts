import { operatorDay } from '../../../platform/settings/operator-day.ts';
import { operatorIdentity, operatorParty } from '@portal/contract/settings/operator-identity.ts';
import type { DocumentType } from '@portal/contract/documents/document-types.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { joinPacket } from '../../claims/packet/join-packet.ts';
import { findPacketParts } from '../../claims/packet/packet.queries.ts';
import { findDocuments } from '../../documents/store/uploads.queries.ts';
import { type BillRow, disputeOpen, findBookedCost, findCarrierOfBill, findDifferences } from '../bills.queries.ts';
import { refusedPart } from '../compare/agreed-part.ts';
import { moveBill } from '../change/move-bill.ts';
import { findBill, withBillLocked } from '../with-bill-locked.ts';
import { composeDispute } from './compose-dispute.ts';

/** Papers of a load that speak for its booked price, beside what was named as evidence. */
const supporting: ReadonlySet<DocumentType> = new Set([
  'bol',
  'rate_confirmation',
  'weight_certificate',
  'inspection',
  'photo',
  'pod',
  'delivery_receipt',
]);

/** What one packet may hold: mail servers and carriers' portals take no more. */
const largestBytes = 60 * 1024 * 1024;

/** Makes what is open of a bill disputed; with what was refused, whole or in part, that is what the packet is about. 409 `carrier_bills.nothing_disputed`, `already_moved`. */
const dispute = (ctx: Ctx, id: number): Promise<void> =>
  withBillLocked(ctx, { id }, async (tx, bill) => {
    const differences = await findDifferences(tx.db, id);
    const isOpen = differences.some(({ decision }) => decision === 'open');
    if (!isOpen && differences.some((one) => refusedPart(one).amount !== 0)) return;
    if (!isOpen) throw problem('carrier_bills.nothing_disputed', 409);
    const { account_id } = await findBookedCost(tx.db, bill.load_id ?? 0);
    await moveBill(tx, bill, 'dispute', { account_id });
    await disputeOpen(tx.db, id);
  });

const readPapers = async (ctx: Ctx, loadId: number, evidence: ReadonlySet<number>) => {
  const documents = await findDocuments(ctx.db, loadId, ['account', 'operator']);
  const meant = documents.filter(
    ({ id, type, is_current }) => is_current && (supporting.has(type) || evidence.has(id)),
  );
  let room = largestBytes;
  const fitting = meant.filter(({ size }) => (room -= size) >= 0);
  return Promise.all(
    fitting.map(async ({ id, name, content_type, storage_key, type }) => ({
      id,
      type,
      caption: name,
      content_type,
      bytes: await ctx.services.files.get(storage_key),
    })),
  );
};

const drawPacket = async (ctx: Ctx, bill: BillRow, language: Language): Promise<Buffer> => {
  const loadId = bill.load_id ?? 0;
  const differences = await findDifferences(ctx.db, bill.id);
  const disputed = differences.map((one) => ({ ...one, ...refusedPart(one) })).filter(({ amount }) => amount !== 0);
  const papers = await readPapers(ctx, loadId, new Set(disputed.flatMap(({ evidence }) => evidence)));
  const letter = composeDispute({
    bill,
    carrier: await findCarrierOfBill(ctx.db, bill.carrier_id),
    parts: await findPacketParts(ctx.db, loadId),
    differences: disputed,
    papers,
    operator: operatorParty(ctx.services.settings.get(operatorIdentity)),
    signer: ctx.actor.name,
    day: operatorDay(ctx),
    language,
  });
  const files = papers.map(({ type: _, ...file }) => file);
  const { bytes } = await joinPacket({ letters: [letter], files });
  return Buffer.from(bytes);
};

/**
 * Disputes what is undecided of a bill: the letter to the carrier with the papers that speak for the booked price, as one
 * PDF. Made again it only draws. 404, 409 `carrier_bills.nothing_disputed`, `already_moved`.
 */
export const makeDisputePacket = async (ctx: Ctx, id: number, language: Language): Promise<FileReply> => {
  await dispute(ctx, id);
  const bill = await findBill(ctx, id);
  const bytes = await drawPacket(ctx, bill, language);
  const name = `Dispute-${bill.number.replaceAll(/[^A-Za-z0-9-]/g, '_')}.pdf`;
  return { bytes, contentType: 'application/pdf', name };
};
