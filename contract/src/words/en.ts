import { en as drayage } from '../drayage/words.en.ts';
import { sheet } from '../loads/words.import.en.ts';
import { en as mail } from '../mail/words.en.ts';
import { en as notifications } from '../notifications/words.en.ts';
import { en as sharing } from '../sharing/words.en.ts';
import { en as screens } from './screens.en.ts';

/** Every phrase of the product in one language, by the feature it belongs to. */
export const en = {
  ...screens,
  drayage,
  loads: { ...screens.loads, sheet },
  mail,
  notifications,
  sharing,
};
