import type { ClaimEntry } from '@portal/contract/claims/claim.ts';
import type { ClaimSide } from '@portal/contract/claims/claim-status.ts';
import type { Translate } from '../../../platform/words/translate.ts';

/** One message of a case. */
export type ThreadLine = {
  key: string;
  at: string;
  name: string;
  /** Written by the person’s own side. */
  mine: boolean;
  internal: boolean;
  /** The status change it came with. */
  with: string | null;
  text: string;
};

const nameOf = ({ actor, side }: ClaimEntry, ownName: string, t: Translate): string => {
  if (actor === ownName) return t('claims.screens.messages.you');
  const whose = t(`claims.sides.${side}`);
  return actor ? `${actor}, ${whose.toLowerCase()}` : whose;
};

/** Messages, oldest first, with internal notes and the notes of status changes. */
export const threadLines = (
  entries: readonly ClaimEntry[],
  side: ClaimSide,
  ownName: string,
  t: Translate,
): ThreadLine[] =>
  entries
    .filter(({ kind, text }) => kind !== 'edit' && text !== '')
    .map((entry) => ({
      key: String(entry.id),
      at: entry.at,
      name: nameOf(entry, ownName, t),
      mine: entry.side === side,
      internal: entry.kind === 'internal_note',
      with: entry.event && t(`claims.events.${entry.event}`),
      text: entry.text,
    }))
    .toReversed();
