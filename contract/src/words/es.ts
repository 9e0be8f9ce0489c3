import { es as drayage } from '../drayage/words.es.ts';
import { sheet } from '../loads/words.import.es.ts';
import { es as mail } from '../mail/words.es.ts';
import { es as notifications } from '../notifications/words.es.ts';
import { es as sharing } from '../sharing/words.es.ts';
import { es as screens } from './screens.es.ts';
import type { en } from './en.ts';
import type { Widen } from './widen.ts';

/** Every phrase of the product in one language, by the feature it belongs to. */
export const es = {
  ...screens,
  drayage,
  loads: { ...screens.loads, sheet },
  mail,
  notifications,
  sharing,
} satisfies Widen<typeof en>;
