import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { notFound } from '../../../platform/http/errors.ts';

/** Where among its load's items a line item stands; refuses one of another load with 404. */
export const positionOfItem = ({ line_items }: LoadDetails, itemId: number): number => {
  const position = line_items.findIndex(({ id }) => id === itemId);
  if (position < 0) throw notFound();
  return position;
};
