import { words as accessorials } from '../accessorials/words/en.ts';
import { words as auth } from '../auth/words/en.ts';
import { words as carriers } from '../carriers/words/en.ts';
import { words as claims } from '../claims/words/en.ts';
import { words as claimsScreens } from '../claims/words/screens.en.ts';
import { words as commodities } from '../commodities/words/en.ts';
import { words as documents } from '../documents/words/en.ts';
import { words as drayage } from '../drayage/words/en.ts';
import { words as drayageBook } from '../drayage/words/book.en.ts';
import { words as drayageLoad } from '../drayage/words/load.en.ts';
import { words as equipment } from '../equipment/words/en.ts';
import { words as frame } from '../frame/words/en.ts';
import { words as lists } from '../lists/words/en.ts';
import { words as guests } from '../guests/words/en.ts';
import { words as http } from '../http/words/en.ts';
import { words as loads } from '../loads/words/en.ts';
import { words as loadsBook } from '../loads/words/book.en.ts';
import { words as loadsHistory } from '../loads/words/history.en.ts';
import { words as loadsImportScreen } from '../loads/words/import-screen.en.ts';
import { words as loadsMyLoads } from '../loads/words/my-loads.en.ts';
import { words as loadsPage } from '../loads/words/page.en.ts';
import { words as loadsSheet } from '../loads/words/sheet.en.ts';
import { words as places } from '../places/words/en.ts';
import { words as quotes } from '../quotes/words/en.ts';
import { words as settings } from '../settings/words/en.ts';
import { words as sharing } from '../sharing/words/en.ts';
import { words as tendering } from '../tendering/words/en.ts';
import { words as tenderingDispatch } from '../tendering/words/dispatch.en.ts';
import { words as tracking } from '../tracking/words/en.ts';
import { words as users } from '../users/words/en.ts';

/** Every phrase of the screens in one language, by feature. A part with a file of its own is a key of its feature. */
export const en = {
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
};
