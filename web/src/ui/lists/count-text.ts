import type { PhraseKey } from '@portal/contract/phrases/phrase-key.ts';
import { number } from '../../platform/words/format.ts';
import type { Translate } from '../../platform/words/translate.ts';
import type { RangeText } from './list-definition.ts';

/** How many rows match, "200+" where the list stops short of all. */
export const countText = ({ total, total_capped }: { total: number; total_capped?: boolean | undefined }): string =>
  `${number(total, 0)}${total_capped ? '+' : ''}`;

/** How many rows there are where all of them are on screen, else which ones are. */
export const countOrRange =
  (count: PhraseKey) =>
  (range: RangeText, t: Translate): string => {
    const { from, to, total } = range;
    return range.count === 0 || range.isWhole
      ? t(count, { count: range.count, shown: total })
      : t('lists.range', { from, to, total });
  };
