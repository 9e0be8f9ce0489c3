import type { PhraseKey } from '@portal/contract/phrases/phrase-key.ts';
import type { DeliveryType, Direction } from '@portal/contract/drayage/moves.ts';

/** The phrase of what happens at the door: an export is loaded there. */
export const deliveryName = (direction: Direction, type: DeliveryType): PhraseKey =>
  direction === 'export' && type === 'live_unload'
    ? 'drayage.book.door_service.live_load'
    : `drayage.delivery_types.${type}`;

/** The phrase that explains it. */
export const deliveryExplained = (direction: Direction, type: DeliveryType): PhraseKey =>
  `drayage.book.door_service.${direction === 'export' && type === 'live_unload' ? 'live_load_text' : type}`;
