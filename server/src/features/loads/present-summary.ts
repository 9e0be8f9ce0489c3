import type { MissingDetail } from '@portal/contract/loads/external-id.ts';
import type { LoadSummary } from '@portal/contract/loads/load.ts';
import { bothPhrases } from '../../platform/mail/phrases.ts';
import { withMissing } from './open-details.ts';
import { nameContainer } from './name-containers.ts';

/** What a booking lacks that waits for an approval. */
const approval = (): MissingDetail => ({
  field: 'approval_id',
  words: bothPhrases('loads.orders.missing.approval_id'),
});

/** A row of the list as it is read: names for codes, words for what is missing. */
export const presentSummary = (load: LoadSummary): LoadSummary => {
  const { missing, ...summary } = withMissing(nameContainer(load));
  return { ...summary, missing: load.approval_id === null ? missing : [...missing, approval()] };
};
