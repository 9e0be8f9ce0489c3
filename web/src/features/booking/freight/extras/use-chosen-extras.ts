import type { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import { useBookLoad, useLoadParts } from '../form/book-load-context.ts';
import { hasExtra, withExtra } from './extras-and-flags.ts';

/** The extras by their codes: whether one is chosen, and choosing it or not. */
export const useChosenExtras = () => {
  const form = useLoadParts('accessorials');
  const { change } = useBookLoad();
  const isChosen = (code: string) => hasExtra(form, code as AccessorialCode);
  const toggle = (code: string, on: boolean) =>
    change((current) => withExtra(current, code as AccessorialCode, on), 'accessorials');
  return { isChosen, toggle };
};
