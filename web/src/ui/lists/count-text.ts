import { number } from '../../platform/words/format.ts';

/** How many rows match, "200+" where the list stops short of all. */
export const countText = ({ total, total_capped }: { total: number; total_capped?: boolean | undefined }): string =>
  `${number(total, 0)}${total_capped ? '+' : ''}`;
