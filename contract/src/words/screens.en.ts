import { en as accessorials } from '../accessorials/words.en.ts';
import { en as auth } from '../auth/words.en.ts';
import { en as carriers } from '../carriers/words.en.ts';
import { en as claims } from '../claims/words.en.ts';
import { en as commodities } from '../commodities/words.en.ts';
import { en as documents } from '../documents/words.en.ts';
import { shown as drayage } from '../drayage/words.shown.en.ts';
import { en as equipment } from '../equipment/words.en.ts';
import { en as frame } from '../frame/words.en.ts';
import { lists } from '../frame/words.lists.en.ts';
import { en as guests } from '../guests/words.en.ts';
import { en as http } from '../http/words.en.ts';
import { en as loads } from '../loads/words.en.ts';
import { en as places } from '../places/words.en.ts';
import { en as quotes } from '../quotes/words.en.ts';
import { shown as sharing } from '../sharing/words.shown.en.ts';
import { en as tendering } from '../tendering/words.en.ts';
import { en as tracking } from '../tracking/words.en.ts';
import { en as users } from '../users/words.en.ts';

/** What is read on screens: every phrase but those of mails alone. */
export const en = {
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
