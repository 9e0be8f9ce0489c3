import { es as accessorials } from '../accessorials/words.es.ts';
import { es as auth } from '../auth/words.es.ts';
import { es as carriers } from '../carriers/words.es.ts';
import { es as claims } from '../claims/words.es.ts';
import { es as commodities } from '../commodities/words.es.ts';
import { es as documents } from '../documents/words.es.ts';
import { shown as drayage } from '../drayage/words.shown.es.ts';
import { es as equipment } from '../equipment/words.es.ts';
import { es as frame } from '../frame/words.es.ts';
import { lists } from '../frame/words.lists.es.ts';
import { es as guests } from '../guests/words.es.ts';
import { es as http } from '../http/words.es.ts';
import { es as loads } from '../loads/words.es.ts';
import { es as places } from '../places/words.es.ts';
import { es as quotes } from '../quotes/words.es.ts';
import { shown as sharing } from '../sharing/words.shown.es.ts';
import { es as tendering } from '../tendering/words.es.ts';
import { es as tracking } from '../tracking/words.es.ts';
import { es as users } from '../users/words.es.ts';

/** What is read on screens: every phrase but those of mails alone. */
export const es = {
  accessorials,
  auth,
  carriers,
  claims,
  commodities,
  documents,
  drayage,
  equipment,
  frame,
  guests,
  http,
  lists,
  loads,
  places,
  quotes,
  sharing,
  tendering,
  tracking,
  users,
};
