import { number } from '../../../platform/format.ts';

/** How many loads match, "1,000+" where counting stopped. */
export const countText = ({ total, total_capped }: { total: number; total_capped?: boolean | undefined }): string =>
  `${number(total, 0)}${total_capped ? '+' : ''}`;
