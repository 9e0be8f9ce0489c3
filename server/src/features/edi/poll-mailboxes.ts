import type { MailboxFault } from '@portal/contract/edi/edi-states.ts';
import { keepFile } from '../../integrations/x12/ledger/keep-file.ts';
import { openContent } from '../../integrations/x12/ledger/file-content.ts';
import {
  findFilesToPut,
  findReadFiles,
  notePut,
  notePutAttempt,
} from '../../integrations/x12/ledger/ledger.queries.ts';
import { claimMailboxes, endTurn, findSeen, type Partner } from '../../integrations/x12/ledger/partners.queries.ts';
import {
  type ListedFile,
  type Mailbox,
  MailboxError,
  type MailboxLimits,
  usualLimits,
  withMailbox,
} from '../../integrations/x12/mailbox/mailbox.ts';
import { accessOf } from '../../integrations/carriers/wires/mailbox-access.ts';
import { asCarrier } from '../../platform/act-as.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Ticker } from '../../platform/jobs/tickers.ts';

/** While a file may still be growing, the next look comes sooner. */
const secondsWhileGrowing = 10;
/** A mailbox that fails is tried again so soon, and then as late as it has failed, up to its own interval. */
const secondsAfterFault = 60;

const keyOf = ({ name, bytes, written_at }: ListedFile): string => `${name} ${bytes} ${written_at}`;

/** Takes away what was read, once it is kept: into the archive where there is one. A refusal is none of the file's. */
const tidy = async (ctx: OpenCtx, mailbox: Mailbox, { settings }: Partner, { name }: ListedFile): Promise<void> => {
  if (settings.archive_folder === '') return;
  await mailbox
    .move(settings.read_folder, name, settings.archive_folder)
    .catch((cause: unknown) => ctx.log.warn({ err: cause }, 'read file not archived'));
};

/**
 * Reads the files of a mailbox that were not read before and have the size they had at the last look. Answers the sizes
 * of those that may still be growing.
 */
const readFiles = async (ctx: OpenCtx, mailbox: Mailbox, partner: Partner): Promise<Record<string, number>> => {
  const { settings, carrier_id } = partner;
  const listed = await mailbox.list(settings.read_folder);
  const read = await findReadFiles(
    ctx.db,
    carrier_id,
    listed.map(({ name }) => name),
  );
  const seen = await findSeen(ctx.db, carrier_id);
  const growing: Record<string, number> = {};
  for (const file of listed) {
    if (read.has(keyOf(file))) continue;
    if (seen[file.name] !== file.bytes) {
      growing[file.name] = file.bytes;
      continue;
    }
    const bytes = await mailbox.read(settings.read_folder, file);
    if (bytes.length !== file.bytes) {
      growing[file.name] = bytes.length;
      continue;
    }
    const received = { name: file.name, bytes, written_at: file.written_at };
    try {
      await keepFile(asCarrier(ctx, partner), partner, received);
      await tidy(ctx, mailbox, partner, file);
    } catch (cause) {
      // What the portal cannot keep holds up no other file; it is read again next time.
      ctx.log.error({ err: cause, scac: partner.scac, file: file.name }, 'file of a mailbox not kept');
    }
  }
  return growing;
};

/** Puts what waits for the partner, in its order: the same bytes under the same name, however often that takes. */
const putFiles = async (ctx: OpenCtx, mailbox: Mailbox, { carrier_id, settings }: Partner): Promise<void> => {
  for (const { id, name, content } of await findFilesToPut(ctx.db, carrier_id)) {
    const bytes = openContent(content, ctx.services.config.tokenSigningKey);
    if (!bytes) continue;
    await notePutAttempt(ctx.db, id);
    await mailbox.put(settings.write_folder, name, bytes);
    await withTransaction(ctx, (tx) => notePut(tx.db, id, settings.answer_hours));
  }
};

const faultOf = (ctx: OpenCtx, { scac }: Partner, cause: unknown): MailboxFault => {
  ctx.log.warn({ err: cause, scac }, 'mailbox not read');
  return cause instanceof MailboxError ? cause.kind : 'unreachable';
};

const pollPartner = async (ctx: OpenCtx, partner: Partner, limits: MailboxLimits): Promise<void> => {
  let seen: Record<string, number> | null = null;
  let fault: MailboxFault | null = null;
  let shownKey: string | null = null;
  try {
    const access = await accessOf(ctx.services, partner);
    if (!access) throw new MailboxError('unreachable', 'the address leads nowhere');
    seen = await withMailbox(
      access,
      async (mailbox) => {
        const growing = await readFiles(ctx, mailbox, partner);
        await putFiles(ctx, mailbox, partner);
        return growing;
      },
      limits,
    );
  } catch (cause) {
    fault = faultOf(ctx, partner, cause);
    shownKey = cause instanceof MailboxError && cause.kind === 'host_key' ? cause.shownKey : null;
  }
  const usual = partner.settings.poll_minutes * 60;
  const isGrowing = Object.keys(seen ?? {}).length > 0;
  const seconds = Math.min(usual, isGrowing ? secondsWhileGrowing : usual);
  const again = fault === null ? { least: seconds, most: seconds } : { least: secondsAfterFault, most: usual };
  await endTurn(ctx.db, partner.carrier_id, { fault, shownKey, seen, again });
};

/** Reads the mailboxes that are due, side by side: one partner's trouble is not another's. `carrierId`: that one now. */
export const pollMailboxes = async (
  ctx: OpenCtx,
  { carrierId = null, limits = usualLimits }: { carrierId?: number | null; limits?: MailboxLimits } = {},
): Promise<void> => {
  const partners = await claimMailboxes(ctx.db, carrierId);
  await Promise.all(partners.map((partner) => pollPartner(ctx, partner, limits)));
};

export const watchMailboxes: Ticker = {
  name: 'edi.poll-mailboxes',
  everyMs: 5000,
  mayOverlap: true,
  run: (ctx) => pollMailboxes(ctx),
};
