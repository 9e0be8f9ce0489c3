import { containerPlace } from '@portal/contract/drayage/container-places.ts';
import { ports } from '@portal/contract/drayage/data/ports.ts';
import type { ErrorCode } from '@portal/contract/phrases/error-code.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problems } from '../../../platform/http/errors.ts';
import type { PhraseParams } from '../../../platform/mail/phrases.ts';

type Row = { place: string | null; terminal: string | null };
type RowFault = { code: ErrorCode; field: string; params?: PhraseParams };

const faultOf = ({ place, terminal }: Row, at: number): RowFault[] => {
  if (place === null) return terminal === null ? [] : [{ code: 'http.required', field: `${at}.place` }];
  const found = containerPlace(place);
  if (!found) return [{ code: 'drayage.place_unknown', field: `${at}.place` }];
  const terminals = ports.find(({ code }) => code === place)?.terminals ?? [];
  if (terminal === null || terminals.some(({ code }) => code === terminal)) return [];
  return [{ code: 'drayage.terminal_unknown', field: `${at}.terminal`, params: { place: found.name } }];
};

/** 400 for rows of free time or closed days that name a place or terminal which is not there, each at its field. */
export const assertKnownPlaces = (_ctx: Ctx, rows: readonly Row[]): Promise<void> => {
  const faults = rows.flatMap(faultOf);
  return faults.length === 0 ? Promise.resolve() : Promise.reject(problems(faults));
};
