import { exportLimit } from '@portal/contract/lists/export-limit.ts';
import type { Translate } from '../../platform/words/translate.ts';
import { countText } from './count-text.ts';

type Matching = Parameters<typeof countText>[0];

/** What the button is called that saves what matches as a file: with how many, or how many a file takes at most. */
export const exportText = (matching: Matching | undefined, t: Translate): string => {
  if (!matching) return t('lists.export.open');
  if (matching.total > exportLimit) return t('lists.export.open_most', { limit: exportLimit });
  return t('lists.export.open_total', { total: countText(matching) });
};
