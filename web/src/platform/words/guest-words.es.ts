import { words as auth } from '@portal/contract/auth/words/es.ts';
import { words as frame } from '@portal/contract/frame/words/es.ts';
import { words as guests } from '@portal/contract/guests/words/es.ts';
import { words as http } from '@portal/contract/http/words/es.ts';
import { words as users } from '@portal/contract/users/words/es.ts';

/** What screens before sign-in say. */
export const guestWords = { auth, frame, guests, http, users };
