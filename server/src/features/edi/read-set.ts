import type { EdiReason, EdiState } from '@portal/contract/edi/edi-states.ts';
import { openContent, textOf } from '../../integrations/x12/ledger/file-content.ts';
import { findFile, type SetRow } from '../../integrations/x12/ledger/ledger.queries.ts';
import type { Partner } from '../../integrations/x12/ledger/partners.queries.ts';
import { readInterchanges, type TransactionSet } from '../../integrations/x12/read-interchanges.ts';
import { type Release, releaseOf } from '../../integrations/x12/releases.ts';
import type { OpenCtx } from '../../platform/context.ts';

/** What a message came to; numbers are what it is about. */
export type Applied = {
  state: Extract<EdiState, 'applied' | 'orphan' | 'held' | 'rejected'>;
  reason?: EdiReason | null;
  load_id?: number | null;
  pro_number?: string | null;
  bol_number?: string | null;
  wire_id?: string | null;
};

export type ReadSet = { row: SetRow; partner: Partner; release: Release; set: TransactionSet };

/** A message as its file says it; null where the file is not kept any more. */
export const readSetOf = async (ctx: OpenCtx, row: SetRow, partner: Partner): Promise<ReadSet | null> => {
  const { content } = await findFile(ctx.db, row.file_id);
  const bytes = openContent(content, ctx.services.config.tokenSigningKey);
  if (!bytes) return null;
  for (const { groups } of readInterchanges(textOf(bytes, partner.settings.charset)).interchanges) {
    for (const group of groups) {
      const set = group.sets.find(({ head }) => head.line === row.line);
      const release = releaseOf(group.release);
      if (set && release) return { row, partner, release, set };
    }
  }
  return null;
};
