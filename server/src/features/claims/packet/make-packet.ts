import { operatorIdentity, operatorParty } from '@portal/contract/settings/operator-identity.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { type CaseFile, findFiles } from '../claim-documents.queries.ts';
import { claimInScope } from '../claim-in-scope.ts';
import { claimTime } from '../deadlines/claim-days.ts';
import { composeLetters } from './compose-letters.ts';
import { joinPacket } from './join-packet.ts';
import type { ClaimLetter, PacketFile } from './packet-paper.ts';
import { findPacketParts } from './packet.queries.ts';
import { type ZippedFile, zipFiles } from './zip-files.ts';

/** What one packet may hold: mail servers and carriers' portals take no more. */
const largestBytes = 60 * 1024 * 1024;

const read = (ctx: Ctx, files: readonly CaseFile[]): Promise<PacketFile[]> =>
  Promise.all(
    files.map(async ({ id, name, content_type, storage_key }) => ({
      id,
      caption: name,
      content_type,
      bytes: await ctx.services.files.get(storage_key),
    })),
  );

/** Names inside the archive: numbered, without anything that could be a path. */
const zippedName = (name: string, i: number): string => {
  const plain = name.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_').replace(/^\.+/, '_');
  return `${String(i + 1).padStart(2, '0')} ${plain.slice(-120)}`;
};

const zipPacket = async (
  id: number,
  letters: readonly ClaimLetter[],
  files: readonly PacketFile[],
): Promise<Buffer> => {
  const { bytes } = await joinPacket({ letters, files: [] });
  const papers = files.map((file, i): ZippedFile => ({ name: zippedName(file.caption, i), bytes: file.bytes }));
  return zipFiles([{ name: `Claim-${id}.pdf`, bytes }, ...papers]);
};

/**
 * The case as it goes to its carrier: the letter in both languages, then every document that has pages; as a ZIP the
 * letter and the documents as they are. 404, 409 `claims.still_draft`, `claims.packet_too_large`.
 */
export const makePacket = async (ctx: Ctx, id: number, format: 'pdf' | 'zip'): Promise<FileReply> => {
  const row = await claimInScope(ctx, id);
  if (row.status === 'draft' || row.submitted_at === null) throw problem('claims.still_draft', 409);
  const files = await findFiles(ctx.db, id);
  if (files.reduce((total, { size }) => total + size, 0) > largestBytes) throw problem('claims.packet_too_large', 409);
  const operator = operatorParty(ctx.services.settings.get(operatorIdentity));
  const letters = composeLetters({
    row,
    parts: await findPacketParts(ctx.db, row.load_id),
    files,
    operator,
    time: claimTime(ctx),
  });
  const papers = await read(ctx, files);
  if (format === 'zip') {
    const bytes = await zipPacket(id, letters, papers);
    return { bytes, contentType: 'application/zip', name: `Claim-${id}.zip` };
  }
  const { bytes } = await joinPacket({ letters, files: papers });
  return { bytes: Buffer.from(bytes), contentType: 'application/pdf', name: `Claim-${id}.pdf` };
};
