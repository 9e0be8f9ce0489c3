import type { SavedItem } from '@portal/contract/commodities/saved-item.ts';
import { number } from '../../platform/words/format.ts';

/** Size, weight, class and UN number of a saved item on one line. */
export const savedItemText = (item: SavedItem): string =>
  [
    item.length && item.width && item.height
      ? `${number(item.length)} × ${number(item.width)} × ${number(item.height)} ${item.dimension_unit}`
      : '',
    item.weight ? `${number(item.weight)} ${item.weight_unit}` : '',
    item.freight_class ?? '',
    item.hazmat?.un_number ?? '',
  ]
    .filter(Boolean)
    .join(', ');
