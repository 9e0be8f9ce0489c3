import { words as accessorials } from '../accessorials/words/es.ts';
import { words as auth } from '../auth/words/es.ts';
import { words as carriers } from '../carriers/words/es.ts';
import { words as claims } from '../claims/words/es.ts';
import { words as claimsScreens } from '../claims/words/screens.es.ts';
import { words as commodities } from '../commodities/words/es.ts';
import { words as documents } from '../documents/words/es.ts';
import { words as drayage } from '../drayage/words/es.ts';
import { words as drayageBook } from '../drayage/words/book.es.ts';
import { words as drayageLoad } from '../drayage/words/load.es.ts';
import { words as equipment } from '../equipment/words/es.ts';
import { words as frame } from '../frame/words/es.ts';
import { words as lists } from '../lists/words/es.ts';
import { words as guests } from '../guests/words/es.ts';
import { words as http } from '../http/words/es.ts';
import { words as loads } from '../loads/words/es.ts';
import { words as loadsBook } from '../loads/words/book.es.ts';
import { words as loadsHistory } from '../loads/words/history.es.ts';
import { words as loadsImportScreen } from '../loads/words/import-screen.es.ts';
import { words as loadsMyLoads } from '../loads/words/my-loads.es.ts';
import { words as loadsPage } from '../loads/words/page.es.ts';
import { words as loadsSheet } from '../loads/words/sheet.es.ts';
import { words as places } from '../places/words/es.ts';
import { words as quotes } from '../quotes/words/es.ts';
import { words as settings } from '../settings/words/es.ts';
import { words as sharing } from '../sharing/words/es.ts';
import { words as tendering } from '../tendering/words/es.ts';
import { words as tenderingDispatch } from '../tendering/words/dispatch.es.ts';
import { words as tracking } from '../tracking/words/es.ts';
import { words as users } from '../users/words/es.ts';
import type { en } from './en.ts';
import type { Widen } from './widen.ts';

/** Every phrase of the screens in one language, by feature. A part with a file of its own is a key of its feature. */
export const es = {
  accessorials,
  auth,
  carriers,
  claims: { ...claims, screens: claimsScreens },
  commodities,
  documents,
  drayage: { ...drayage, book: drayageBook, load: drayageLoad },
  equipment,
  frame,
  guests,
  http,
  lists,
  loads: {
    ...loads,
    book: loadsBook,
    history: loadsHistory,
    import_screen: loadsImportScreen,
    my_loads: loadsMyLoads,
    page: loadsPage,
    sheet: loadsSheet,
  },
  places,
  quotes,
  settings,
  sharing,
  tendering: { ...tendering, dispatch: tenderingDispatch },
  tracking,
  users,
} satisfies Widen<typeof en>;
