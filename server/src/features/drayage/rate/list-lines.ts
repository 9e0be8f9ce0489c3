import { steamshipLines } from '@portal/contract/drayage/data/steamship-lines.ts';
import type { DrayageCarrier } from '@portal/contract/drayage/drayage-load.ts';
import { problem } from '../../../platform/http/errors.ts';

/** The steamship lines with their terms; 404 `drayage.carrier_unknown` for one by a SCAC nobody has. */
export const listLines = ({
  carrier,
}: {
  carrier?: string | undefined;
}): { items: DrayageCarrier[]; total: number } => {
  const items = steamshipLines.filter(({ scac }) => carrier === undefined || scac === carrier);
  if (items.length === 0) throw problem('drayage.carrier_unknown', 404);
  return { items: items.map((line) => ({ ...line })), total: items.length };
};
