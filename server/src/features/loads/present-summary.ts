import type { LoadSummary } from '@portal/contract/loads/load.ts';
import { withMissing } from './open-details.ts';
import { nameContainer } from './name-containers.ts';

/** A row of the list as it is read: names for codes, words for what is missing. */
export const presentSummary = (load: LoadSummary): LoadSummary => withMissing(nameContainer(load));
