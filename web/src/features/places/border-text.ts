import type { BorderCrossing } from '@portal/contract/places/border-crossing.ts';
import type { Translate } from '../../platform/words/translate.ts';

/** A crossing in one line; empty where nothing is known of it. */
export const borderText = ({ port, broker, in_bond }: BorderCrossing, t: Translate): string =>
  [port, broker.name, broker.phone, broker.email, in_bond && t('places.border.travels_in_bond')]
    .filter(Boolean)
    .join(', ');
